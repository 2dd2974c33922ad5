export type BrandScheme = 'light' | 'dark' | 'lightContrast' | 'darkContrast';
export type BrandToken = (typeof brandedTokens)[number];
/** What of a theme a client's colour decides. */
export declare const brandedTokens: readonly ["accent", "accentHover", "accentSoft", "onAccent", "focus"];
/** Set on the root it overrides the theme's own. */
export declare const brandVariable: (scheme: BrandScheme, token: BrandToken) => string;
