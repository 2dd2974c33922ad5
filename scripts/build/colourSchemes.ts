/** The module with the colour schemes of nivo, which cannot be compressed. */
export const colourSchemes = /d3-scale-chromatic\/dist\/d3-scale-chromatic\.mjs$/;

/** Returns the module with empty schemes: the lines of the charts have colours of the theme. */
export function withoutColours(code: string): string {
  const names = [...code.matchAll(/\b(?:scheme|interpolate)[A-Z]\w*(?=[,\s}])/g)].map(([name]) => name);
  if (!names.includes('schemeCategory10') || !names.includes('interpolateTurbo')) {
    throw new Error('d3-scale-chromatic names its colour schemes in another way.');
  }
  return [...new Set(names)].map((name) => `export const ${name} = [];`).join('\n');
}
