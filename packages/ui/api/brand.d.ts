import { type ReactNode } from 'react';
export type { BrandTheme } from './types/brand/brandTheme.js';
export { brandTheme } from './types/brand/brandTheme.js';
export interface Brand {
    /** `#rrggbb`; with any other value the theme keeps its own accent. */
    accent?: string | undefined;
    name?: string | undefined;
    logoUrl?: string | undefined;
}
export interface BrandScopeProps {
    brand: Brand | null;
    children: ReactNode;
}
/** The client whose colours apply; all fields are empty without one. */
export declare const useBrand: () => Brand;
/**
 * Applies a client's accent to the whole page, including dialogs and menus, while it is mounted. It sets custom
 * properties on the root one by one, which a policy against inline styles allows.
 */
export declare function BrandScope({ brand, children }: BrandScopeProps): import("react").JSX.Element;
