import type { Pen } from '../engine/pen.ts';

interface State {
  x: number;
  y: number;
  dash: readonly number[];
  fillStyle: Pen['fillStyle'];
  strokeStyle: Pen['strokeStyle'];
  lineWidth: number;
  lineJoin: CanvasLineJoin;
  globalAlpha: number;
  font: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
  /** Groups opened since the last `save()`. */
  groups: number;
}

const anchors: Partial<Record<CanvasTextAlign, string>> = { center: 'middle', right: 'end', end: 'end' };
const baselines: Partial<Record<CanvasTextBaseline, string>> = { top: 'hanging', middle: 'central', bottom: 'auto' };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const plain = (style: Pen['fillStyle']) => (typeof style === 'string' ? style : 'none');
const short = (value: number) => String(Math.round(value * 100) / 100);

/** Writes canvas drawing commands as SVG. */
export class SvgPen implements Pen {
  fillStyle: Pen['fillStyle'] = '#000';
  strokeStyle: Pen['strokeStyle'] = '#000';
  lineWidth = 1;
  lineJoin: CanvasLineJoin = 'miter';
  globalAlpha = 1;
  font = '11px sans-serif';
  textAlign: CanvasTextAlign = 'left';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  #x = 0;
  #y = 0;
  #dash: readonly number[] = [];
  #groups = 0;
  #path = '';
  #clips = 0;
  readonly #parts: string[] = [];
  readonly #stack: State[] = [];

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineJoin, globalAlpha, font, textAlign, textBaseline } = this;
    this.#stack.push({
      x: this.#x,
      y: this.#y,
      dash: this.#dash,
      groups: this.#groups,
      fillStyle,
      strokeStyle,
      lineWidth,
      lineJoin,
      globalAlpha,
      font,
      textAlign,
      textBaseline,
    });
    this.#groups = 0;
  }

  restore(): void {
    const state = this.#stack.pop();
    if (!state) return;
    this.#parts.push('</g>'.repeat(this.#groups));
    const { x, y, dash, groups, ...rest } = state;
    Object.assign(this, rest);
    this.#x = x;
    this.#y = y;
    this.#dash = dash;
    this.#groups = groups;
  }

  translate(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
  }

  setLineDash(dash: Iterable<number>): void {
    this.#dash = [...dash];
  }

  beginPath(): void {
    this.#path = '';
  }

  moveTo(x: number, y: number): void {
    this.#path += `M${this.#place(x, y)}`;
  }

  lineTo(x: number, y: number): void {
    this.#path += `L${this.#place(x, y)}`;
  }

  closePath(): void {
    this.#path += 'Z';
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path += `M${this.#place(x, y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
  }

  clip(): void {
    const id = `plot${this.#clips++}`;
    this.#parts.push(`<clipPath id="${id}"><path d="${this.#path}"/></clipPath><g clip-path="url(#${id})">`);
    this.#groups++;
  }

  stroke(): void {
    if (this.#path === '') return;
    this.#parts.push(`<path d="${this.#path}" fill="none"${this.#strokeLook()}/>`);
  }

  fill(): void {
    this.#parts.push(`<path d="${this.#path}"${this.#fillLook()}/>`);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#parts.push(`<rect${this.#box(x, y, width, height)}${this.#fillLook()}/>`);
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#parts.push(`<rect${this.#box(x, y, width, height)} fill="none"${this.#strokeLook()}/>`);
  }

  fillText(text: string, x: number, y: number): void {
    this.#write(text, x, y, this.#fillLook());
  }

  strokeText(text: string, x: number, y: number): void {
    this.#write(text, x, y, ` fill="none"${this.#strokeLook()}`);
  }

  /** The complete drawing as an SVG document. */
  toSvg(width: number, height: number, title: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}" role="img"><title>${escape(title)}</title>${this.#parts.join('')}</svg>`;
  }

  #place(x: number, y: number): string {
    return `${short(x + this.#x)} ${short(y + this.#y)}`;
  }

  #box(x: number, y: number, width: number, height: number): string {
    return ` x="${short(x + this.#x)}" y="${short(y + this.#y)}" width="${short(width)}" height="${short(height)}"`;
  }

  #fillLook(): string {
    const alpha = this.globalAlpha < 1 ? ` fill-opacity="${this.globalAlpha}"` : '';
    return ` fill="${escape(plain(this.fillStyle))}"${alpha}`;
  }

  #strokeLook(): string {
    const dash = this.#dash.length > 0 ? ` stroke-dasharray="${this.#dash.join(' ')}"` : '';
    const alpha = this.globalAlpha < 1 ? ` stroke-opacity="${this.globalAlpha}"` : '';
    return ` stroke="${escape(plain(this.strokeStyle))}" stroke-width="${this.lineWidth}" stroke-linejoin="${this.lineJoin}"${dash}${alpha}`;
  }

  #write(text: string, x: number, y: number, look: string): void {
    const [, weight = '', size = '11', family = 'sans-serif'] = /^(?:(\d+) )?([\d.]+)px (.*)$/.exec(this.font) ?? [];
    const heavy = weight ? ` font-weight="${weight}"` : '';
    const anchor = ` text-anchor="${anchors[this.textAlign] ?? 'start'}"`;
    const baseline = ` dominant-baseline="${baselines[this.textBaseline] ?? 'auto'}"`;
    this.#parts.push(
      `<text x="${short(x + this.#x)}" y="${short(y + this.#y)}" font-family="${escape(family)}" font-size="${size}"${heavy}${anchor}${baseline}${look}>${escape(text)}</text>`,
    );
  }
}
