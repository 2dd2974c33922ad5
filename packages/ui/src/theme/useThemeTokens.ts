import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { toHex } from './contrast.ts';

type Values = Record<string, string>;

const attributeFilter = ['data-theme', 'data-contrast', 'class', 'style'];
const forcedColors = '(forced-colors: active)';
const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', forcedColors, 'print'];

const listeners = new Set<() => void>();
const known = new WeakMap<Values, { values: Values; letters: number; changes: number }>();
/** Incremented when fonts load: a canvas must be drawn again, although its tokens are the same. */
let letters = 0;
/** Incremented on every change that may affect a token. */
let changes = 0;
let stopWatching: (() => void) | null = null;

/**
 * Values of theme tokens for a canvas or a layer of a map, which CSS does not reach. Read again when the theme changes,
 * when fonts have loaded, and for print, which is light in every theme. Null on a server.
 *
 * @param system system colours that replace tokens where the device forces colours: `CanvasText`
 */
export function useThemeTokens<Name extends string>(
  tokens: Record<Name, string>,
  system: Values = {},
): Record<Name, string> | null {
  return useSyncExternalStore(
    subscribe,
    () => valuesOf(tokens, system),
    () => null,
  );
}

function valuesOf<Name extends string>(tokens: Record<Name, string>, system: Values): Record<Name, string> {
  const before = known.get(tokens);
  const isWatched = stopWatching !== null;
  // Reading a computed custom property is slow.
  if (isWatched && before?.changes === changes) return before.values as Record<Name, string>;
  const values = readTokens(tokens, system);
  const isSame =
    before?.letters === letters && Object.keys(values).every((name) => before.values[name] === values[name as Name]);
  const kept = isSame ? (before.values as Record<Name, string>) : values;
  known.set(tokens, { values: kept, letters, changes });
  return kept;
}

function readTokens<Name extends string>(tokens: Record<Name, string>, system: Values): Record<Name, string> {
  const style = getComputedStyle(document.documentElement);
  const values = { ...tokens };
  for (const name in tokens) {
    // A token is `var(--name)`; this resolves the variable.
    values[name] = style.getPropertyValue(tokens[name].slice(4, -1)).trim();
  }
  return window.matchMedia(forcedColors).matches ? { ...values, ...systemColors(system) } : values;
}

/** System colours as the hexadecimal numbers of tokens. */
function systemColors(names: Values): Values {
  const probe = document.body.appendChild(document.createElement('i'));
  const values: Values = {};
  for (const [token, name] of Object.entries(names)) {
    probe.style.color = name;
    const [red = 0, green = 0, blue = 0] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
    values[token] = toHex([red / 255, green / 255, blue / 255]);
  }
  probe.remove();
  return values;
}

function subscribe(listener: () => void): () => void {
  stopWatching ??= watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = null;
  };
}

/** One set of listeners for all users of the hook. */
function watch(): () => void {
  // Changes made before this were not observed.
  changes++;
  const notify = () => {
    changes++;
    listeners.forEach((listener) => listener());
  };
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter });
  // The browser does not wait for a later render before it prints.
  const notifyAtOnce = () => flushSync(notify);
  const media = queries.map((query) => window.matchMedia(query));
  for (const list of media) list.addEventListener('change', notifyAtOnce);
  const redraw = () => {
    letters++;
    notify();
  };
  document.fonts.addEventListener('loadingdone', redraw);
  return () => {
    observer.disconnect();
    for (const list of media) list.removeEventListener('change', notifyAtOnce);
    document.fonts.removeEventListener('loadingdone', redraw);
  };
}
