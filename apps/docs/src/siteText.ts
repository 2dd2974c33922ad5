import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Link, readMarkdown } from './markdown.ts';
import { pages, repository, root, routeOf } from './pages.ts';

/** File of the repository that a link of `file` leads to; undefined for a link to another site or to the same page. */
export function targetOf(file: string, url: string): { path: string; anchor: string } | undefined {
  const own = [`${repository}/blob/main/`, `${repository}/tree/main/`].find((start) => url.startsWith(start));
  if (!own && /^([a-z]+:|\/)/i.test(url)) return undefined;
  const [path = '', anchor = ''] = url.slice(own?.length ?? 0).split('#');
  if (!own && path === '') return { path: file, anchor };
  return { path: own ? path : relative(root, join(root, dirname(file), decodeURI(path))), anchor };
}

/** The page of a file or, for a folder, of its README. */
const pageOf = (path: string): string | undefined =>
  [path, join(path, 'README.md')].find((file) => pages.includes(file));

/** Address on the site of what a link leads to. Pictures stay relative: the site copies them. */
function siteUrl(file: string, { url, isPicture }: Link, base: string): string {
  const target = targetOf(file, url);
  if (!target || isPicture) return url;
  const page = pageOf(target.path);
  const hash = target.anchor && `#${target.anchor}`;
  if (page === file) return hash;
  if (page) return `${base}${routeOf(page) === 'index' ? '' : `${routeOf(page)}/`}${hash}`;
  const isFolder = existsSync(join(root, target.path)) && statSync(join(root, target.path)).isDirectory();
  return `${repository}/${isFolder ? 'tree' : 'blob'}/main/${target.path}${hash}`;
}

/** A drawing in the text of the page takes the colours of the page, also when the reader changes the theme. */
function inlined(file: string, link: Link): string | undefined {
  if (!link.isPicture || !link.url.endsWith('.svg')) return undefined;
  const drawing = readFileSync(join(root, dirname(file), link.url), 'utf8');
  const name = link.text.replaceAll('"', '&quot;');
  // An empty line would end the HTML.
  const body = drawing.slice(drawing.indexOf('<svg')).replaceAll(/\n\s*\n/g, '\n');
  return `<div class="drawing" role="region" aria-label="${name}" tabindex="0">${body}</div>`;
}

export interface SiteText {
  title: string;
  /** Markdown without the title, with the links of the site. */
  body: string;
}

/** Text of a page as the site shows it. */
export function siteText(file: string, base: string): SiteText {
  const text = readFileSync(join(root, file), 'utf8');
  const { headings, links } = readMarkdown(text);
  const title = headings.find(({ depth }) => depth === 1);
  if (!title) throw new Error(`${file}: no title`);
  let body = text;
  // From the end, so that the ranges before stay true. A picture in a link is part of the link.
  for (const link of links.toSorted((a, b) => b.range[0] - a.range[0])) {
    const [start, end] = link.range;
    const source = body.slice(start, end);
    const at = source.lastIndexOf(link.url);
    const replaced =
      inlined(file, link) ??
      (at < 0 ? source : source.slice(0, at) + siteUrl(file, link, base) + source.slice(at + link.url.length));
    body = body.slice(0, start) + replaced + body.slice(end);
  }
  body = body.slice(0, title.range[0]) + body.slice(title.range[1]);
  return { title: title.text, body };
}
