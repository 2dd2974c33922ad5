import { useEffect, useState } from 'react';

/**
 * Values of theme tokens, for what is drawn and not styled: a canvas, a layer of a map. Empty until mounted; read anew
 * when the theme changes, and once when the fonts have come.
 */
export function useThemeTokens<Name extends string>(tokens: Record<Name, string>): Record<Name, string> | null {
  const [values, setValues] = useState<Record<Name, string> | null>(null);

  useEffect(() => {
    const read = () => setValues(readTokens(tokens));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class', 'style'] });
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', read);
    let isMounted = true;
    void document.fonts.ready.then(() => isMounted && read());
    return () => {
      isMounted = false;
      observer.disconnect();
      scheme.removeEventListener('change', read);
    };
  }, [tokens]);

  return values;
}

function readTokens<Name extends string>(tokens: Record<Name, string>): Record<Name, string> {
  const style = getComputedStyle(document.documentElement);
  const values = { ...tokens };
  for (const name in tokens) {
    // A token is `var(--name)`; what is wanted is what stands behind it.
    values[name] = style.getPropertyValue(tokens[name].slice(4, -1)).trim();
  }
  return values;
}
