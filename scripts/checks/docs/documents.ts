import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Markdown, readMarkdown } from '../../../apps/docs/src/markdown.ts';
import { checkBlock, compileBlocks, isTypeScript, type LocatedBlock, runBlock } from './blocks.ts';
import { checkCommands, readWorkspace } from './commands.ts';
import { checkEvidence, givesEvidence } from './evidence.ts';
import type { Finding } from './finding.ts';
import { checkLinks } from './links.ts';
import { asvsDocument, checkRequirements } from './requirements.ts';

/** Texts that the portal shows, notes for the next changelog, and documents with planted faults. */
const excluded = [/^apps\/api\/(src\/demo\/)?content\//, /^\.changeset\//, /^scripts\/fixtures\//];

/** Markdown files that a stranger reads, by their path in the repository. */
export function documentsOf(root: string): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .filter((path) => !excluded.some((pattern) => pattern.test(path)));
}

/** Characters of a paragraph from which on it counts as a text that exists twice. */
const shortestCopy = 160;

/** Paragraphs that two documents contain word by word. */
function checkCopies(texts: Map<string, string>): Finding[] {
  const seen = new Map<string, string>();
  return [...texts].flatMap(([file, text]) =>
    text.split(/\n\s*\n/).flatMap((part) => {
      const paragraph = part.replaceAll(/\s+/g, ' ').trim();
      if (paragraph.length < shortestCopy || paragraph.startsWith('#')) return [];
      const first = seen.get(paragraph);
      seen.set(paragraph, first ?? file);
      if (first === undefined || first === file) return [];
      const line = text.slice(0, text.indexOf(part)).split('\n').length;
      return [{ file, line, message: `the same paragraph is in ${first}: "${paragraph.slice(0, 60)}…"` }];
    }),
  );
}

/** Tables with a column that a screen reader cannot name. */
const checkTables = (file: string, { tables }: Markdown): Finding[] =>
  tables
    .filter(({ headers }) => headers.some((header) => header.trim() === ''))
    .map(({ line }) => ({ file, line, message: 'a column of the table has no header' }));

/**
 * Checks documents: headers of tables; links, anchors and pictures; code blocks; commands and paths; paragraphs that exist
 * twice; files, tests and requirements of the documents about security.
 *
 * @param files paths below `root`
 */
export async function checkDocuments(root: string, files: string[]): Promise<{ findings: Finding[]; blocks: number }> {
  const workspace = readWorkspace(root);
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const findings: Finding[] = [];
  const blocks: LocatedBlock[] = [];
  for (const [file, text] of texts) {
    const markdown = readMarkdown(text);
    findings.push(...checkTables(file, markdown), ...checkLinks(root, file, markdown));
    // A changelog names what existed in its version.
    if (!file.endsWith('CHANGELOG.md')) findings.push(...checkCommands(workspace, file, markdown));
    if (givesEvidence(file)) findings.push(...checkEvidence(root, file, text));
    if (file === asvsDocument) findings.push(...checkRequirements(text));
    blocks.push(...markdown.blocks.map((block) => ({ ...block, file })));
  }
  findings.push(...checkCopies(texts), ...blocks.flatMap(checkBlock));
  findings.push(...(await compileBlocks(blocks.filter(({ language }) => isTypeScript(language)))));
  for (const block of blocks.filter(({ language, meta }) => language === 'sh' && meta === 'run')) {
    findings.push(...(await runBlock(block)));
  }
  return { findings, blocks: blocks.length };
}
