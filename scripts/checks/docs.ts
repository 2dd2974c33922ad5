import { pages } from '../../apps/docs/src/pages.ts';
import { root } from '../run.ts';
import { checkDocuments, documentsOf } from './docs/documents.ts';

// Checks every Markdown file that a stranger reads: compiles or runs its code blocks, and looks up its links, anchors,
// pictures, commands and paths. Every document is a page of the documentation site.
const started = Date.now();
const files = documentsOf(root);
const { findings, blocks } = await checkDocuments(root, files);
for (const file of files.filter((each) => !pages.includes(each))) {
  findings.push({ file, line: 1, message: 'is no page of the site: add it to apps/docs/src/pages.ts' });
}
for (const { file, line, message } of findings) console.log(`${file}:${line}  ${message}`);

const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  findings.length === 0
    ? `✔ ${files.length} documents with ${blocks} code blocks (${seconds} s)`
    : `✖ ${findings.length} findings in ${files.length} documents (${seconds} s)`,
);
process.exit(findings.length === 0 ? 0 : 1);
