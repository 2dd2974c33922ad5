import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { shared } from '../../packages/ui/src/theme/shared.ts';

/** Kinds of tokens, and the properties that take them. */
const kinds = [
  { kind: 'space', properties: /^(gap|rowGap|columnGap|(margin|padding|scrollMargin|scrollPadding)[A-Za-z]*)$/ },
  { kind: 'fontSize', properties: /^fontSize$/ },
  { kind: 'lineHeight', properties: /^lineHeight$/ },
  { kind: 'radius', properties: /^border[A-Za-z]*Radius$/ },
] as const;

export interface RawPixels {
  line: number;
  property: string;
  /** As written: "8px". */
  value: string;
  /** "theme.space.small" */
  token: string;
  /** Offsets of the value in the source. */
  start: number;
  end: number;
}

function tokensOf(kind: (typeof kinds)[number]['kind']): Map<string, string> {
  return new Map(Object.entries(shared[kind]).map(([name, size]) => [size, `theme.${kind}.${name}`]));
}

/** Strings of a value, with their offsets. A number means pixels, except as a line height. */
function partsOf(value: Expression, source: string): { text: string; start: number }[] {
  if (value.type === 'TemplateLiteral') {
    // The offsets of the parser include the characters around the text.
    return value.quasis.map(({ value: { raw }, start }) => ({ text: raw, start: source.indexOf(raw, start) }));
  }
  if (value.type === 'Literal' && typeof value.value === 'string')
    return [{ text: value.raw ?? '', start: value.start }];
  return [];
}

/** Values in pixels, in the styles of a `*.css.ts` file, for which the theme has a token of the same size. */
export function rawPixels(path: string, source: string): RawPixels[] {
  const { program } = parseSync(path, source);
  const found: RawPixels[] = [];
  new Visitor({
    Property({ key, value }) {
      const property = key.type === 'Identifier' ? key.name : '';
      const kind = kinds.find(({ properties }) => properties.test(property))?.kind;
      if (!kind) return;
      const tokens = tokensOf(kind);
      const add = (raw: string, size: string, start: number) => {
        const token = tokens.get(size);
        const line = source.slice(0, start).split('\n').length;
        if (token) found.push({ line, property, value: raw, token, start, end: start + raw.length });
      };
      if (value.type === 'Literal' && typeof value.value === 'number' && kind !== 'lineHeight') {
        add(String(value.value), `${value.value}px`, value.start);
      }
      for (const { text, start } of partsOf(value as Expression, source)) {
        for (const match of text.matchAll(/(?<![\w.-])\d+px\b/g)) add(match[0], match[0], start + match.index);
      }
    },
  }).visit(program);
  return found;
}
