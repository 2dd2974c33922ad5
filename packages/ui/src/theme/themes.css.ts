import { assignVars, createGlobalTheme, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { type BrandScheme, brandVariable, brandedTokens } from './brandVariables.ts';
import { theme } from './contract.css.ts';
import { dark } from './dark.ts';
import { darkContrast } from './darkContrast.ts';
import { indexColors } from './indexScales.ts';
import { light } from './light.ts';
import { lightContrast } from './lightContrast.ts';
import type { Palette } from './palette.ts';
import { shared } from './shared.ts';

/** A client's accent, if set, overrides the theme's own. */
function tokens(scheme: BrandScheme, palette: Palette) {
  const branded = brandedTokens.map((token) => [
    token,
    fallbackVar(`var(${brandVariable(scheme, token)})`, palette.color[token]),
  ]);
  return {
    ...shared,
    ...palette,
    color: { ...palette.color, ...(Object.fromEntries(branded) as Partial<Palette['color']>) },
    index: indexColors,
  };
}

/** Only the values that differ from the light theme, which is always present. */
function vars(scheme: BrandScheme, palette: Palette) {
  const { color, warning, mark, series, map, shadow } = tokens(scheme, palette);
  return {
    ...assignVars(theme.color, color),
    ...assignVars(theme.warning, warning),
    ...assignVars(theme.mark, mark),
    ...assignVars(theme.series, series),
    ...assignVars(theme.map, map),
    ...assignVars(theme.shadow, shadow),
  };
}

createGlobalTheme(':root', theme, tokens('light', light));

// `data-theme` and `data-contrast` on the root take precedence over the preferences of the device. Print is always
// light. With forced colours the page is as dark as the device, so what is drawn with tokens must be, too.
const darkVars = { vars: vars('dark', dark), colorScheme: 'dark' } as const;
const lightContrastVars = { vars: vars('lightContrast', lightContrast) };
const darkContrastVars = { vars: vars('darkContrast', darkContrast) };
const isDark = 'screen and (prefers-color-scheme: dark)';
const isStrong = '(prefers-contrast: more)';
const notStandard = ':not([data-contrast="standard"])';

/** Rules where the page is dark: with forced colours, the device alone decides that. */
function whereDark(contrast: string, condition: string, rule: typeof darkVars | typeof darkContrastVars): void {
  const onDevice = `${isDark}${condition}`;
  const unforced = `screen and (forced-colors: none)${condition}`;
  globalStyle(`:root[data-theme="dark"]${contrast}`, { '@media': { [`${unforced}, ${onDevice}`]: rule } });
  globalStyle(`:root:not([data-theme="light"])${contrast}`, { '@media': { [onDevice]: rule } });
  globalStyle(`:root[data-theme="light"]${contrast}`, {
    '@media': { [`${onDevice} and (forced-colors: active)`]: rule },
  });
}

whereDark('', '', darkVars);

globalStyle(':root[data-contrast="more"]', lightContrastVars);
whereDark('[data-contrast="more"]', '', darkContrastVars);

globalStyle(`:root${notStandard}`, { '@media': { [isStrong]: lightContrastVars } });
whereDark(notStandard, ` and ${isStrong}`, darkContrastVars);

/** A part of a page that is dark in every theme. */
export const darkPart = style({
  '@media': {
    screen: { ...darkVars, color: theme.color.text },
    [`screen and ${isStrong}`]: darkContrastVars,
  },
});
