/** Values of the themes as data, for what draws outside the style sheet of the components: other frameworks, images. */
export { dark } from './dark.ts';
export { darkContrast } from './darkContrast.ts';
export { light } from './light.ts';
export { lightContrast } from './lightContrast.ts';
export type { Palette } from './palette.ts';
export { shared } from './shared.ts';
