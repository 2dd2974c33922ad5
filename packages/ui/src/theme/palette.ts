import type { theme } from './contract.css.ts';

/** Tokens that differ from theme to theme. */
type Differing = Pick<typeof theme, 'color' | 'warning' | 'mark' | 'series' | 'map' | 'shadow'>;

/** What a theme says, as plain values. */
export type Palette = { [Group in keyof Differing]: { [Token in keyof Differing[Group]]: string } };
