import { dark, darkContrast, light, lightContrast, type Palette, shared } from '@zrak/ui/palettes';

const declarations = (groups: Record<string, Record<string, string>>) =>
  Object.entries(groups)
    .flatMap(([group, tokens]) => Object.entries(tokens).map(([name, value]) => `--zrak-${group}-${name}: ${value};`))
    .join('');

/** The tokens that the elements use; series and map are drawn elsewhere. */
const colors = ({ color, warning, mark, shadow }: Palette) => declarations({ color, warning, mark, shadow });

const isDark = 'screen and (prefers-color-scheme: dark)';
const isStrong = '(prefers-contrast: more)';
const followsDevice = ':host(:not([theme="light"], [theme="dark"]))';

/** Tokens of the theme on the element itself, where a page may replace them. Print is always light. */
export const tokenStyles = `
:host { color-scheme: light; ${declarations(shared)}${colors(light)} }
@media ${isDark} { ${followsDevice} { color-scheme: dark; ${colors(dark)} } }
@media screen { :host([theme="dark"]) { color-scheme: dark; ${colors(dark)} } }
@media ${isStrong} { :host { ${colors(lightContrast)} } }
@media ${isDark} and ${isStrong} { ${followsDevice} { ${colors(darkContrast)} } }
@media screen and ${isStrong} { :host([theme="dark"]) { ${colors(darkContrast)} } }
`;
