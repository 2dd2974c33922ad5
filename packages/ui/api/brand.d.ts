import { ReactNode } from "react";
type BrandScheme = 'light' | 'dark' | 'lightContrast' | 'darkContrast';
type BrandToken = (typeof brandedTokens)[number];
/** Tokens of a theme that a client's colour determines. */
declare const brandedTokens: readonly ["accent", "accentHover", "accentSoft", "onAccent", "focus"];
interface BrandTheme {
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
declare function brandTheme(accent: string): BrandTheme | null;
interface Brand {
  /** `#rrggbb`; with any other value the theme keeps its own accent. */
  accent?: string | undefined;
  name?: string | undefined;
  logoUrl?: string | undefined;
}
interface BrandScopeProps {
  brand: Brand | null;
  children: ReactNode;
}
/** The client whose colours apply; all fields are empty without one. */
declare const useBrand: () => Brand;
/**
 * Applies a client's accent to the whole page, including dialogs and menus, while it is mounted. Of scopes within each
 * other, the innermost one with an accent applies. It sets custom properties on the root one by one, which a policy
 * against inline styles allows.
 */
declare function BrandScope({
  brand,
  children
}: BrandScopeProps): import("react").JSX.Element;
export { Brand, BrandScope, BrandScopeProps, type BrandTheme, brandTheme, useBrand };