import { parse } from '@textlint/markdown-to-ast';
import GithubSlugger from 'github-slugger';

export interface CodeBlock {
  /** First word after the fence, for example `tsx`; empty if there is none. */
  language: string;
  /** Words after the language. */
  meta: string;
  code: string;
  /** Line of the opening fence, from 1. */
  line: number;
}

export interface Link {
  url: string;
  isPicture: boolean;
  /** Text of a link, or text equivalent of a picture. */
  text: string;
  line: number;
  /** Start and end of the link in the text of the file. */
  range: readonly [number, number];
}

export interface Heading {
  depth: number;
  text: string;
  /** The anchor that GitHub and the site give the heading. */
  slug: string;
  range: readonly [number, number];
}

export interface Markdown {
  blocks: CodeBlock[];
  links: Link[];
  headings: Heading[];
  /** Code inside of sentences and tables, with its line. */
  spans: { code: string; line: number }[];
  /** Text outside of code, with its line. */
  texts: { text: string; line: number }[];
  /** Texts of the header cells of each table, with its line. */
  tables: { headers: string[]; line: number }[];
}

interface Node {
  type: string;
  value?: string;
  url?: string;
  alt?: string | null;
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  children?: Node[];
  range: readonly [number, number];
  loc: { start: { line: number } };
}

const textOf = (node: Node): string => node.value ?? node.alt ?? (node.children ?? []).map(textOf).join('');

/** Reads the parts of a Markdown text that can be checked or rewritten. */
export function readMarkdown(text: string): Markdown {
  const markdown: Markdown = { blocks: [], links: [], headings: [], spans: [], texts: [], tables: [] };
  const slugger = new GithubSlugger();

  function visit(node: Node): void {
    const { line } = node.loc.start;
    if (node.type === 'CodeBlock') {
      const [language, ...meta] = [node.lang ?? '', node.meta ?? ''].join(' ').trim().split(/\s+/);
      markdown.blocks.push({ language: language ?? '', meta: meta.join(' '), code: node.value ?? '', line });
    } else if (node.type === 'Code') markdown.spans.push({ code: node.value ?? '', line });
    else if (node.type === 'Str') markdown.texts.push({ text: node.value ?? '', line });
    else if (node.type === 'Header') {
      const title = textOf(node);
      markdown.headings.push({ depth: node.depth ?? 1, text: title, slug: slugger.slug(title), range: node.range });
    } else if (node.type === 'Table') {
      markdown.tables.push({ headers: (node.children?.[0]?.children ?? []).map(textOf), line });
    } else if (['Link', 'Image', 'Definition'].includes(node.type)) {
      const isPicture = node.type === 'Image';
      markdown.links.push({ url: node.url ?? '', isPicture, text: textOf(node), line, range: node.range });
    }
    for (const child of node.children ?? []) visit(child);
  }

  visit(parse(text) as unknown as Node);
  return markdown;
}
