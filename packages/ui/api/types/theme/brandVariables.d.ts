export type BrandScheme = 'light' | 'dark' | 'lightContrast' | 'darkContrast';
export type BrandToken = (typeof brandedTokens)[number];
/** Tokens of a theme that a client's colour determines. */
export declare const brandedTokens: readonly ["accent", "accentHover", "accentSoft", "onAccent", "focus"];
/** When set on the root, it overrides the theme's own value. */
export declare const brandVariable: (scheme: BrandScheme, token: BrandToken) => string;
