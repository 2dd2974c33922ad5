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
/** Number of scopes around. */
const DepthContext = createContext(0);

interface ColouredScope {
  depth: number;
  variables: Record<string, string>;
}

/** Mounted scopes with colours. All set the same properties. */
const scopes = new Set<ColouredScope>();

function applyDeepest(): void {
  const { style } = document.documentElement;
  const deepest = [...scopes].toSorted((a, b) => a.depth - b.depth).at(-1);
  for (const [name, value] of Object.entries(deepest?.variables ?? {})) style.setProperty(name, value);
}

/** The client whose colours apply; all fields are empty without one. */
export const useBrand = () => useContext(BrandContext);

/**
 * Applies a client's accent to the whole page, including dialogs and menus, while it is mounted. Of scopes within each
 * other, the innermost one with an accent applies. It sets custom properties on the root one by one, which a policy
 * against inline styles allows.
 */
export function BrandScope({ brand, children }: BrandScopeProps) {
  const accent = brand?.accent;
  const depth = useContext(DepthContext);
  const variables = useMemo(() => (accent ? brandTheme(accent)?.variables : undefined), [accent]);
  useLayoutEffect(() => {
    if (!variables) return undefined;
    const scope = { depth, variables };
    scopes.add(scope);
    applyDeepest();
    return () => {
      scopes.delete(scope);
      for (const name of Object.keys(variables)) document.documentElement.style.removeProperty(name);
      applyDeepest();
    };
  }, [depth, variables]);
  return (
    <DepthContext value={depth + 1}>
      <BrandContext value={brand ?? {}}>{children}</BrandContext>
    </DepthContext>
  );
}
