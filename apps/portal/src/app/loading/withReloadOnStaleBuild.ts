import { unlessLeaving } from './leaving.ts';

/** Milliseconds after which loading the code of a screen fails (specification, section 9). */
const screenTimeoutMs = 120_000;
const reloadKey = 'reloadedFor';

function reloadOnce(target: string | undefined): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  try {
    if (sessionStorage.getItem(reloadKey) === build) return false;
    sessionStorage.setItem(reloadKey, build);
  } catch {
    return false;
  }
  if (target === undefined) location.reload();
  else location.assign(target);
  return true;
}

/** Without the server, a reload would replace the portal by an error page of the browser. */
async function reachServer(): Promise<void> {
  const { ok } = await fetch('/', { cache: 'no-store' }).catch(() => Response.error());
  if (!ok) throw new DOMException('The server was not reached.', 'NetworkError');
}

/** Loads the page again, unless that would lose it. */
export const reloadIfReached = () =>
  reachServer().then(
    () => location.reload(),
    () => undefined,
  );

/** Without a connection the user stays where they are, and a notice gives the reason. */
const connected = () => navigator.onLine || new Promise((done) => addEventListener('online', done, { once: true }));

/**
 * Loads the code of a screen or of a part of it. After a deployment the old code is missing: the page is reloaded, once
 * for each build.
 *
 * @param target address that the user is on the way to
 */
export function withReloadOnStaleBuild<Screen>(
  load: () => Promise<Screen>,
  target: () => string | undefined = () => undefined,
): () => Promise<Screen> {
  return () =>
    new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error('The screen did not load.')), screenTimeoutMs);
      const end = () => clearTimeout(timer);
      unlessLeaving(load())
        .catch(async () => {
          end();
          await connected();
          // Some browsers remember the failure: these reload the page.
          return load();
        })
        .then(done, async (error: unknown) => {
          await reachServer();
          if (!reloadOnce(target())) throw error;
        })
        .catch(fail)
        .finally(end);
    });
}
