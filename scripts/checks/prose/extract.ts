import { parse as parseMarkdown } from '@textlint/markdown-to-ast';
import { type CallExpression, parseSync, type Program, Visitor } from 'oxc-parser';
import { isScalar, Lexer, parseAllDocuments, visit } from 'yaml';

/** [from, to) in the text of a file. */
type Range = readonly [from: number, to: number];

/** Placeholder for code. Not a word character, so that no phrase matches across it. */
const filler = '~';

const fill = (text: string): string => text.replace(/\S/g, filler);

/** The text with all other characters replaced, so that offsets and line numbers stay the same. */
function keepOnly(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (from < at) continue;
    parts.push(fill(text.slice(at, from)), text.slice(from, to));
    at = to;
  }
  parts.push(fill(text.slice(at)));
  return parts.join('');
}

const blank = (part: string): string => part.replace(/\S/g, ' ');

/** Replaces the parts of prose that are not English: code spans, URLs, paths, JSDoc tags with their type, links. */
function withoutCode(text: string): string {
  return text
    .replace(/`[^`]*`/g, fill)
    .replace(/\bhttps?:\/\/\S+/g, fill)
    .replace(/\{@\w+[^}]*\}/g, fill)
    .replace(/@[a-z]+(?:\s+\{[^}]*\})?/gi, fill)
    .replace(/[\w.-]*\/[\w./<>{}*-]+|\b[\w-]+\.(?:tsx?|mjs|json|ya?ml|md|sql|css|csv|xml|com|org)\b/g, fill);
}

interface Comment {
  type: string;
  value: string;
  start: number;
  end: number;
}

/** Directives for tools, written in comments. */
const directive = /^[\s*]*(?:oxlint-|eslint-|@ts-|@vitest-|@__|#__|@?v8 |c8 |vite-|\/ <reference|formatjs-)/;

/** Markers of a comment become spaces, so that a sentence continues over its lines. */
function commentMarks({ type, value, start, end }: Comment): Range[] {
  if (type === 'Line') return [[start, start + 2]];
  const stars = [...value.matchAll(/^[ \t]*\*+/gm)].map(({ 0: found, index }): Range => [
    start + 2 + index,
    start + 2 + index + found.length,
  ]);
  return [[start, start + 2], [end - 2, end], ...stars];
}

function erase(text: string, marks: readonly Range[]): string {
  let result = text;
  for (const [from, to] of marks) result = result.slice(0, from) + blank(result.slice(from, to)) + result.slice(to);
  return result;
}

const testCallees = new Set(['describe', 'it', 'test']);

/** Innermost called name: `it` of `it('…')`, `it.each(rows)('…')` and `test.describe('…')`. */
function calleeName(node: CallExpression['callee']): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return calleeName(node.object);
  if (node.type === 'CallExpression') return calleeName(node.callee);
  if (node.type === 'TaggedTemplateExpression') return calleeName(node.tag);
  return undefined;
}

function testNames(program: Program): Range[] {
  const found: Range[] = [];
  new Visitor({
    CallExpression(node) {
      if (!testCallees.has(calleeName(node.callee) ?? '')) return;
      const [name] = node.arguments;
      if (name?.type === 'Literal' && typeof name.value === 'string') found.push([name.start + 1, name.end - 1]);
      if (name?.type === 'TemplateLiteral') found.push(...name.quasis.map((part): Range => [part.start, part.end]));
    },
  }).visit(program);
  return found;
}

function fromScript(path: string, source: string): string {
  const isJson = path.endsWith('.json');
  // A JSON value becomes a valid program in parentheses.
  const text = isJson ? `(${source}\n)` : source;
  const { comments, program } = parseSync(isJson ? 'data.js' : path, text);
  const ranges: Range[] = [];
  const marks: Range[] = [];
  for (const comment of comments) {
    if (comment.type === 'Line' && text.startsWith('#!', comment.start)) continue;
    if (directive.test(comment.value)) continue;
    ranges.push([comment.start, comment.end]);
    marks.push(...commentMarks(comment));
  }
  if (/\.(?:test|spec|bench)\.tsx?$|\/(?:test|wall|e2e)\//.test(path)) ranges.push(...testNames(program));
  const kept = withoutCode(erase(keepOnly(text, ranges), marks));
  return isJson ? kept.slice(1, -2) : kept;
}

/** Comments of YAML, and in an OpenAPI document its titles, summaries and descriptions. */
function fromYaml(text: string): string {
  const ranges: Range[] = [];
  const marks: Range[] = [];
  let at = 0;
  let isScalarNext = false;
  for (const token of new Lexer().lex(text)) {
    // The lexer inserts control characters that are not in the text: before a scalar, a document and a flow error.
    if (token === '\u001f') {
      isScalarNext = true;
      continue;
    }
    if (token === '\u0002' || token === '\u0018') continue;
    if (!isScalarNext && token.startsWith('#')) {
      ranges.push([at, at + token.length]);
      marks.push([at, at + 1]);
    }
    isScalarNext = false;
    at += token.length;
  }
  for (const document of parseAllDocuments(text)) {
    if (!document.has('openapi')) continue;
    visit(document, {
      Pair(_, { key, value }) {
        const isText = isScalar(key) && ['title', 'summary', 'description'].includes(String(key.value));
        if (!isText || !isScalar(value) || typeof value.value !== 'string' || !value.range) return;
        const [from, to] = value.range;
        ranges.push([from, to]);
        if (value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED') marks.push([from, from + 1]);
      },
    });
  }
  return withoutCode(erase(keepOnly(text, ranges), marks));
}

type MarkdownNode = ReturnType<typeof parseMarkdown>['children'][number];

function fromMarkdown(text: string): string {
  const ranges: Range[] = [];
  const walk = (node: MarkdownNode): void => {
    if (node.type === 'Str') ranges.push(node.range);
    if ('children' in node) for (const child of node.children) walk(child);
  };
  parseMarkdown(text).children.forEach(walk);
  return withoutCode(keepOnly(text, ranges));
}

function fromSql(text: string): string {
  const ranges: Range[] = [...text.matchAll(/--.*$/gm)].map(({ 0: found, index }) => [index, index + found.length]);
  return withoutCode(
    erase(
      keepOnly(text, ranges),
      ranges.map(([from]) => [from, from + 2]),
    ),
  );
}

function fromHtml(text: string): string {
  const ranges: Range[] = [...text.matchAll(/<!--([\s\S]*?)-->/g)].map(({ 0: found, index }) => [
    index + 4,
    index + found.length - 3,
  ]);
  return withoutCode(keepOnly(text, ranges));
}

/**
 * Returns the English text of a file: prose of Markdown, comments and test names of code. All other characters are
 * replaced, so offsets and line numbers stay the same. Returns undefined for file types without prose.
 */
export function extractProse(path: string, text: string): string | undefined {
  if (/\.(?:tsx?|mjs|js|json)$/.test(path)) return fromScript(path, text);
  if (/\.ya?ml$/.test(path)) return fromYaml(text);
  if (path.endsWith('.md')) return fromMarkdown(text);
  if (path.endsWith('.sql')) return fromSql(text);
  if (path.endsWith('.html')) return fromHtml(text);
  return undefined;
}
