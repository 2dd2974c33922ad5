import { expect, test } from 'vitest';
import { root } from '../../run.ts';
import { checkDocuments, documentsOf } from './documents.ts';

const fixtures = 'scripts/fixtures/docs';

test('every planted fault is found', async () => {
  const { findings } = await checkDocuments(root, [`${fixtures}/copy.md`, `${fixtures}/faults.md`]);
  const found = findings.map(
    ({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message.split('\n')[0]}`,
  );
  const expected = [
    'faults.md:5 missing.md does not exist',
    'faults.md:5 copy.md#nowhere: no heading has this anchor',
    'faults.md:5 COPY.md does not exist',
    'faults.md:6 https://github.com/zrak/zrak/blob/main/missing.md does not exist',
    'faults.md:8 the picture ../../../docs/pictures/map.png has no text equivalent',
    'faults.md:8 missing.png does not exist',
    'faults.md:10 `pnpm check:nothing`: pnpm has no script or program check:nothing',
    'faults.md:10 `npm exec -- node scripts/missing.ts`: scripts/missing.ts does not exist',
    'faults.md:10 packages/ui/src/missing does not exist',
    'faults.md:12 `npm run nothing`: npm has no script nothing',
    'faults.md:12 `pnpm --filter @zrak/ui nothing`: @zrak/ui has no script nothing',
    'faults.md:12 `npx @zrak/portal`: @zrak/portal is not published',
    'faults.md:12 `npm install @zrak/nothing`: @zrak/nothing is not published',
    'faults.md:12 `unknown-program --flag`: unknown-program is not among the programs of a reader',
    'faults.md:20 ended with 1:',
    'faults.md:44 a column of the table has no header',
  ];
  for (const finding of expected) expect(found).toContain(finding);
  expect(found).toContainEqual(expect.stringMatching(/^faults\.md:25 error TS2305/));
  expect(found).toContainEqual(expect.stringMatching(/^faults\.md:26 error TS2322/));
  expect(found).toContainEqual(expect.stringMatching(/^faults\.md:29 json: /));
  expect(found).toContainEqual(expect.stringMatching(/^faults\.md:33 yaml: /));
  expect(found).toContainEqual(expect.stringMatching(/^faults\.md:37 a block has the language ""/));
  expect(found).toContainEqual(expect.stringMatching(/^faults\.md:41 the same paragraph is in .*copy\.md/));
  expect(found).toHaveLength(expected.length + 6);
}, 60_000);

test('a document without faults has no findings', async () => {
  const { findings, blocks } = await checkDocuments(root, [`${fixtures}/right.md`]);
  expect(findings).toEqual([]);
  expect(blocks).toBe(5);
}, 60_000);

test('documents are those that a stranger reads', () => {
  const documents = documentsOf(root);
  expect(documents).toContain('packages/ui/README.md');
  expect(documents.filter((file) => /fixtures|content|changeset/.test(file))).toEqual([]);
});
