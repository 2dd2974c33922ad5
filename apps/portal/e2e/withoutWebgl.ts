import type { BrowserContext, Page } from '@playwright/test';

/**
 * Takes WebGL from pages, because a map that is drawn without a GPU takes longer than everything else.
 *
 * @param paths only from pages whose path matches
 */
export const takeWebgl = (pages: Page | BrowserContext, paths = /./): Promise<unknown> =>
  pages.addInitScript((source) => {
    if (!new RegExp(source).test(location.pathname)) return;
    // oxlint-disable-next-line typescript/unbound-method -- `apply` passes the canvas on
    HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
      apply: (target, canvas, args: unknown[]) =>
        String(args[0]).startsWith('webgl') ? null : (Reflect.apply(target, canvas, args) as unknown),
    });
  }, paths.source);
