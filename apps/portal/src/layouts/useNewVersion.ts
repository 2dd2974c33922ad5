import { useEffect, useState } from 'react';

/** Milliseconds between two looks for a new version. */
const intervalMs = 15 * 60_000;
/** Milliseconds in which a tab that is opened again and again does not look twice. */
const pauseMs = 60_000;

const runningScript = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');

/** Main script of the page that the server delivers now; its name changes with each version. */
async function deliveredScript(): Promise<string | undefined> {
  const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
  return answer.ok ? /<script type="module"[^>]* src="([^"]+)"/.exec(await answer.text())?.[1] : undefined;
}

/** Main script of a new version of the portal, if the server delivers one; null otherwise. */
export function useNewVersion(): string | null {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    let last = Date.now();
    const look = () => {
      if (document.visibilityState === 'hidden' || Math.abs(Date.now() - last) < pauseMs) return;
      last = Date.now();
      deliveredScript().then(
        (script) => setFound(script === undefined || script === runningScript() ? null : script),
        // Without a connection there is nothing to tell.
        () => undefined,
      );
    };
    const timer = setInterval(look, intervalMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return found;
}
