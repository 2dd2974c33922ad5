import { type BrandScheme, type BrandToken } from '../theme/brandVariables.js';
export interface BrandTheme {
    /** Of every scheme, as they were worked out. */
    colors: Record<BrandScheme, Record<BrandToken, string>>;
    /** Schemes in which the colour as it was given could not be read, and was made darker or lighter. */
    adjusted: BrandScheme[];
    /** The same as custom properties of the root. */
    variables: Record<string, string>;
}
/** A theme's accent from a client's colour, readable in every scheme; `null` when it is no `#rrggbb` or `#rgb`. */
export declare function brandTheme(accent: string): BrandTheme | null;
