import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;
let webgl: boolean | undefined;

/** Whether the browser supports WebGL 2; null on a server. */
export function useWebgl(): boolean | null {
  return useSyncExternalStore<boolean | null>(noChange, hasWebgl, () => null);
}

function hasWebgl(): boolean {
  webgl ??= Boolean(document.createElement('canvas').getContext('webgl2'));
  return webgl;
}
