import { theme } from "./theme.js";
/** Tokens that differ between themes. */
type Differing = Pick<typeof theme, 'color' | 'warning' | 'mark' | 'series' | 'map' | 'shadow'>;
/** Values of a theme as plain strings. */
type Palette = { [Group in keyof Differing]: { [Token in keyof Differing[Group]]: string } };
/** Not an inversion of the light theme: raised surfaces are lighter. */
declare const dark: Palette;
/**
 * Text at 7:1 or more, lines and marks at 4.5:1, and lines where the dark theme uses only a shade. Series keep their
 * colours, which were chosen to be distinguishable.
 */
declare const darkContrast: Palette;
declare const light: Palette;
/**
 * Text at 7:1 or more, lines and marks at 4.5:1, and lines where the light theme uses only a shade. Series keep their
 * colours, which were chosen to be distinguishable.
 */
declare const lightContrast: Palette;
/** Tokens common to all themes: sizes, type and motion. */
declare const shared: {
  space: {
    xxsmall: string;
    xsmall: string;
    small: string;
    medium: string;
    large: string;
    xlarge: string;
    xxlarge: string;
    huge: string;
  };
  radius: {
    small: string;
    medium: string;
    large: string;
    full: string;
  };
  font: {
    family: string;
  };
  fontSize: {
    small: string;
    body: string;
    large: string;
    title: string;
    headline: string;
    display: string;
  };
  lineHeight: {
    small: string;
    body: string;
    large: string;
    title: string;
    headline: string;
    display: string;
  };
  fontWeight: {
    regular: string;
    strong: string;
  };
  motion: {
    fast: string;
    medium: string;
  };
};
export { type Palette, dark, darkContrast, light, lightContrast, shared };