import { type BrandScheme, type BrandToken } from '../theme/brandVariables.js';
export interface BrandTheme {
    /** Computed colours of every scheme. */
    colors: Record<BrandScheme, Record<BrandToken, string>>;
    /** Schemes in which the given colour was not readable and was made darker or lighter. */
    adjusted: BrandScheme[];
    /** The same colours as custom properties for the root. */
    variables: Record<string, string>;
}
/**
 * Computes a theme's accent from a client's colour, readable in every scheme. Returns `null` unless it is `#rrggbb` or
 * `#rgb`.
 */
export declare function brandTheme(accent: string): BrandTheme | null;
