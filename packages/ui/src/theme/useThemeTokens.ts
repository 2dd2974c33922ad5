import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const attributeFilter = ['data-theme', 'data-contrast', 'class', 'style'];

/**
 * Values of theme tokens, for what is drawn and not styled: a canvas, a layer of a map. Empty until mounted; read anew
 * when the theme changes, once when the fonts have come, and for paper, which is white under every theme.
 */
export function useThemeTokens<Name extends string>(tokens: Record<Name, string>): Record<Name, string> | null {
  const [values, setValues] = useState<Record<Name, string> | null>(null);

  // Before anything is painted: a canvas would else be drawn twice.
  useLayoutEffect(() => {
    const read = () => setValues(readTokens(tokens));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter });
    const media = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', 'print'].map((query) =>
      window.matchMedia(query),
    );
    // A browser that prints does not wait for what is drawn later.
    const readAtOnce = () => flushSync(read);
    for (const list of media) list.addEventListener('change', readAtOnce);
    let isMounted = true;
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(() => isMounted && read());
    return () => {
      isMounted = false;
      observer.disconnect();
      for (const list of media) list.removeEventListener('change', readAtOnce);
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
