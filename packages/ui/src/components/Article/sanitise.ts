import DOMPurify from 'dompurify';
import { marked } from 'marked';

/** Text, lists, tables, images and links; nothing that runs code, embeds, submits, styles or defines ids. */
const allowedTags = [
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code div span',
  'a abbr b del em i ins kbd mark q s small strong sub sup u',
  'ul ol li dl dt dd img figure figcaption',
  'table caption colgroup col thead tbody tfoot tr th td',
].flatMap((tags) => tags.split(' '));
const allowedAttributes =
  'href src alt title lang dir width height align start reversed value colspan rowspan scope span data-band'.split(' ');
/** Web, relative, mail and telephone URLs. */
const allowedAddress = /^(?:https?:|mailto:|tel:|[^a-z]|[a-z0-9_.%-]*(?:[/?#]|$))/i;

/**
 * Parses text into a tree that is safe to insert. DOMPurify uses its own Trusted Types policy, `dompurify`. Returns
 * `null` without a document, so unsafe content is never passed through.
 */
export function sanitise(text: string, format: 'html' | 'markdown', level: number): DocumentFragment | null {
  if (!DOMPurify.isSupported) return null;
  const html = format === 'markdown' ? marked.parse(text, { async: false, gfm: true }) : text;
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  // DOMPurify allows `data:` URLs of images, and keeps an image whose URL it removed.
  for (const picture of fragment.querySelectorAll('img')) {
    if (!picture.getAttribute('src') || /^\s*data:/i.test(picture.getAttribute('src')!)) picture.remove();
    else {
      picture.loading = 'lazy';
      // Without `alt`, a screen reader reads the URL; empty, the image is decorative.
      if (!picture.hasAttribute('alt')) picture.alt = '';
    }
  }
  for (const link of fragment.querySelectorAll('a[href]')) {
    if (/^(?:https?:)?\/\//i.test(link.getAttribute('href')!)) link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const table of fragment.querySelectorAll('table')) frame(table);
  lowerHeadings(fragment, level);
  return fragment;
}

/** A table wider than a phone scrolls in its own box, which is reachable by keyboard; the frame shows that there is more. */
function frame(table: HTMLTableElement) {
  const box = document.createElement('div');
  box.tabIndex = 0;
  const outer = document.createElement('div');
  outer.append(box);
  table.replaceWith(outer);
  box.append(table);
  if (isProse(table)) {
    box.dataset['prose'] = '';
    keepRoles(table);
  }
}

/** Characters of a cell that is a sentence. */
const sentence = 40;

/** Two columns of sentences beside a name: where they are narrow, the name is above the sentences. */
const isProse = ({ rows }: HTMLTableElement) =>
  [...rows].every(({ cells }) => cells.length === 3) &&
  [...rows].some(({ cells }) => [...cells].some((cell) => cell.textContent.length > sentence));

/** Rows that are no longer laid out as a table are one only by their roles. */
function keepRoles(table: HTMLTableElement) {
  const roles = { 'thead, tbody, tfoot': 'rowgroup', tr: 'row', td: 'cell', 'thead th': 'columnheader' };
  table.role = 'table';
  for (const [selector, role] of Object.entries(roles)) {
    for (const element of table.querySelectorAll(selector)) element.role = role;
  }
}

/** The highest heading gets `level` and the others follow, because the page has its own headings. */
function lowerHeadings(fragment: DocumentFragment, level: number) {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levelOf = (heading: Element) => Number(heading.localName[1]);
  const by = level - Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const lowered = document.createElement(`h${Math.min(6, levelOf(heading) + by)}`);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
}
