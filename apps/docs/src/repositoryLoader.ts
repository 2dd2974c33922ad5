import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader } from 'astro/loaders';
import { pages, root, routeOf } from './pages.ts';
import { siteText } from './siteText.ts';

/** Reads the pages from the Markdown files of the repository: the site adds no text to them. */
export function repositoryLoader(): Loader {
  return {
    name: 'repository',
    async load(context) {
      const { store, config, watcher } = context;
      const base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      async function read(file: string): Promise<void> {
        const { title, body } = siteText(file, base);
        const id = routeOf(file);
        const path = join(root, file);
        const isHome = id === 'index';
        const data = await context.parseData({ id, data: { title, ...(isHome ? { tableOfContents: false } : {}) } });
        const rendered = await context.renderMarkdown(body, { fileURL: pathToFileURL(path) });
        const filePath = relative(fileURLToPath(config.root), path);
        store.set({ id, data, body, filePath, rendered, assetImports: rendered.metadata?.imagePaths ?? [] });
      }
      store.clear();
      for (const file of pages) await read(file);
      watcher?.add(pages.map((file) => join(root, file)));
      watcher?.on('change', (path) => {
        const file = pages.find((page) => join(root, page) === path);
        if (file) void read(file);
      });
    },
  };
}
