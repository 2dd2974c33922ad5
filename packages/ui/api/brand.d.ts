import { type ReactNode } from 'react';
export type { BrandTheme } from './types/brand/brandTheme.js';
export { brandTheme } from './types/brand/brandTheme.js';
export interface Brand {
    /** `#rrggbb`; anything else leaves the theme's own accent. */
    accent?: string | undefined;
    name?: string | undefined;
    logoUrl?: string | undefined;
}
export interface BrandScopeProps {
    brand: Brand | null;
    children: ReactNode;
}
/** The client whose colours these are; without one everything in it is empty. */
export declare const useBrand: () => Brand;
/**
 * Puts a client's accent on the page, dialogs and menus included, for as long as it is there. It sets custom properties on
 * the root, one by one, which a policy against inline styles allows.
 */
export declare function BrandScope({ brand, children }: BrandScopeProps): import("react").JSX.Element;
