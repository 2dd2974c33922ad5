const known = new Map<string, string | undefined>();

/** The browser writes every opaque colour as `#rrggbb`, and keeps the last one when it does not know a colour. */
function parsed(color: string): string | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  const tried = ['#000000', '#ffffff'].map((before) => {
    context.fillStyle = before;
    context.fillStyle = color;
    return context.fillStyle;
  });
  const [one, other] = tried;
  return one === other && /^#[\da-f]{6}$/.test(one!) ? one : undefined;
}

/** Any colour of CSS as `#rrggbb`; undefined for everything else. */
export function hexOf(color: unknown): string | undefined {
  if (typeof color !== 'string') return undefined;
  if (/^#[\da-f]{6}$/i.test(color)) return color.toLowerCase();
  if (!known.has(color)) known.set(color, parsed(color));
  return known.get(color);
}
