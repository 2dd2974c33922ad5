/** Milliseconds after which loading the code of a screen fails (specification, section 9). */
const screenTimeoutMs = 120_000;
const reloadKey = 'reloadedFor';

function reloadOnce(): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  try {
    if (sessionStorage.getItem(reloadKey) === build) return false;
    sessionStorage.setItem(reloadKey, build);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/**
 * Loads the code of a screen. After a deployment the old code is missing: the page is reloaded, once for each build.
 */
export function withReloadOnStaleBuild<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return () =>
    new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error('The screen did not load.')), screenTimeoutMs);
      load()
        .then(done, (error: unknown) => {
          if (!reloadOnce()) fail(error);
        })
        .finally(() => clearTimeout(timer));
    });
}
