import { brandTheme } from '../../packages/ui/src/brand/brandTheme.ts';

export interface BrandInput {
  accent: string;
  name: string;
  /** Address of the logo in the app; empty without one. */
  logoUrl: string;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Code of an app that applies the brand at run time. */
export function brandScopeCode({ accent, name, logoUrl }: BrandInput): string {
  const fields = [
    `accent: ${quoted(accent)}`,
    ...(name === '' ? [] : [`name: ${quoted(name)}`]),
    ...(logoUrl === '' ? [] : [`logoUrl: ${quoted(logoUrl)}`]),
  ];
  return [
    "import { BrandScope } from '@zrak/ui/brand';",
    '',
    `const brand = { ${fields.join(', ')} };`,
    '',
    '<BrandScope brand={brand}>',
    '  <App />',
    '</BrandScope>',
  ].join('\n');
}

/** The same as a style sheet, for an app with one brand. */
export function brandCss(accent: string): string {
  const lines = Object.entries(brandTheme(accent)?.variables ?? {}).map(([name, value]) => `  ${name}: ${value};`);
  return [':root {', ...lines, '}'].join('\n');
}
