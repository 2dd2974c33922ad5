import type { theme } from './contract.css.ts';

/** Tokens that differ between themes. */
type Differing = Pick<typeof theme, 'color' | 'warning' | 'mark' | 'series' | 'map' | 'shadow'>;

/** Values of a theme as plain strings. */
export type Palette = { [Group in keyof Differing]: { [Token in keyof Differing[Group]]: string } };
