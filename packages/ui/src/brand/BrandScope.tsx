import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { brandTheme } from './brandTheme.ts';

export type { BrandTheme } from './brandTheme.ts';
export { brandTheme } from './brandTheme.ts';

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

const BrandContext = createContext<Brand>({});

/** The client whose colours apply; all fields are empty without one. */
export const useBrand = () => useContext(BrandContext);

/**
 * Applies a client's accent to the whole page, including dialogs and menus, while it is mounted. It sets custom
 * properties on the root one by one, which a policy against inline styles allows.
 */
export function BrandScope({ brand, children }: BrandScopeProps) {
  const accent = brand?.accent;
  const variables = useMemo(() => (accent ? brandTheme(accent)?.variables : undefined) ?? {}, [accent]);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(variables)) style.removeProperty(name);
    };
  }, [variables]);
  return <BrandContext value={brand ?? {}}>{children}</BrandContext>;
}
