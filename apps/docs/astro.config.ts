import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import starlightOpenApi, { openAPISidebarGroups } from 'starlight-openapi';
import { dark } from '../../packages/ui/src/theme/dark.ts';
import { light } from '../../packages/ui/src/theme/light.ts';
import type { Palette } from '../../packages/ui/src/theme/palette.ts';
import { shared } from '../../packages/ui/src/theme/shared.ts';
import { groups, labelOf, pages, repository, routeOf } from './src/pages.ts';

// `ZRAK_DOCS_BASE` is the path of the site on its server, for example `/zrak`.
const base = process.env['ZRAK_DOCS_BASE'] ?? '/';

type Item = { slug: string; label?: string } | { label: string; link: string };

const item = (file: string): Item => {
  const label = labelOf(file);
  return { slug: routeOf(file), ...(label ? { label } : {}) };
};

const sidebar = groups.map(({ label, files, isCollapsed = false }) => ({
  label,
  collapsed: isCollapsed,
  items: files.filter((file) => pages.includes(file)).map(item),
}));
const storybook = { label: 'Storybook', link: '/storybook/' };
for (const { label, items } of sidebar) if (label === 'Designers') items.push(storybook);

/** The colours of the components, under the names that they have in `@zrak/ui`. */
const colors = ({ color }: Palette) =>
  Object.entries(color)
    .map(([name, value]) => `--zrak-color-${name}:${value};`)
    .join('');
const tokens = `:root[data-theme="light"]{${colors(light)}}:root{${colors(dark)}--sl-font:${shared.font.family}}`;

/** A table that is wider than the page scrolls, and then must be reached by keyboard. Starlight does this for code. */
const focusableTables = `
const update = () => document.querySelectorAll('.sl-markdown-content table').forEach((table) => {
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  else table.removeAttribute('tabindex');
});
update();
addEventListener('resize', update);
document.fonts.ready.then(update);`;

/** Starlight makes code that scrolls a landmark without a name: two on a page have the same name. */
const codeAsGroups = `
new MutationObserver((changes) => changes.forEach(({ target }) => {
  if (target.matches('pre[role="region"]')) target.setAttribute('role', 'group');
})).observe(document, { subtree: true, attributeFilter: ['role'] });`;

export default defineConfig({
  base,
  outDir: '../../dist/docs',
  cacheDir: './node_modules/.astro',
  // The pictures are screenshots in the size they are shown.
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Zrak',
      description: 'A web portal for environmental monitoring, and the packages it is made of',
      logo: { src: '../portal/public/favicon.svg' },
      favicon: '/favicon.svg',
      social: [{ icon: 'github', label: 'Source code', href: repository }],
      customCss: ['@fontsource-variable/inter', './src/styles/site.css'],
      head: [
        { tag: 'style', content: tokens },
        { tag: 'script', attrs: { type: 'module' }, content: focusableTables },
        { tag: 'script', attrs: { type: 'module' }, content: codeAsGroups },
      ],
      sidebar: [...sidebar, ...openAPISidebarGroups],
      markdown: { processedDirs: ['../..'] },
      plugins: [
        starlightOpenApi([
          { base: 'contract', schema: '../../openapi/portal.yaml', sidebar: { label: 'Contract', collapsed: true } },
        ]),
      ],
      expressiveCode: { themes: ['github-dark-default', 'github-light-default'] },
    }),
  ],
});
