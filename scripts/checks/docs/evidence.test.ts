import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../run.ts';
import { checkEvidence } from './evidence.ts';
import { asvsDocument, checkRequirements, requirements } from './requirements.ts';

const messagesOf = (findings: { message: string }[]): string[] => findings.map(({ message }) => message);

describe('evidence', () => {
  const check = (text: string): string[] => messagesOf(checkEvidence(root, 'docs/security/x.md', text));

  it('may be a file of the repository, the API or the portal, and a test of a file', () => {
    expect(
      check(
        [
          'Decided in `access/viewer.ts` and `src/session/returnTo.ts`, listed in `scripts/test.ts`.',
          '| `access/throttle.ts` | `guessing.test.ts` *of many names is slowed down per address*, `0004_row_security.sql` |',
          '| x | `e2e/ways.spec.ts` *a visitor logs in*, *a return path to another site is not followed* |',
          'A word with *emphasis*, and `config.json` that the portal reads.',
        ].join('\n'),
      ),
    ).toEqual([]);
  });

  it('is refused if the file is gone, or the test', () => {
    expect(check('`access/nothing.ts`, `nothing.test.ts` *a title*')).toEqual([
      'access/nothing.ts does not exist',
      'nothing.test.ts does not exist',
    ]);
    expect(check('| `guessing.test.ts` *of many names is slowed down per address*, *no such test* |')).toEqual([
      'guessing.test.ts has no test "no such test"',
    ]);
    expect(check('Guesses are slowed down (`guessing.test.ts`\n*no such test*).')).toHaveLength(1);
    expect(check('```text\na drawing\n```\n\nMet by `nothing.ts`.')).toEqual(['nothing.ts does not exist']);
    expect(check('A test (`guessing.test.ts`) of a paragraph.\n\nThe *next* paragraph.')).toEqual([]);
  });
});

describe('the list of requirements', () => {
  const text = readFileSync(join(root, asvsDocument), 'utf8');
  const check = (changed: string): string[] => messagesOf(checkRequirements(changed));
  const row = (number: string): string =>
    new RegExp(`^\\| ${number.replaceAll('.', '\\.')} \\|.*\n`, 'm').exec(text)![0];

  it('has all 253 of level 1 and 2', () => {
    expect(requirements).toHaveLength(253);
    expect(check(text)).toEqual([]);
  });

  it('may leave none out, and have none twice', () => {
    expect(check(text.replace(row('1.2.5'), ''))).toContain('1.2.5 is there 0 times');
    expect(check(text.replace(row('1.2.5'), row('1.2.5').repeat(2)))).toContain('1.2.5 is there 2 times');
    expect(check(text.replace('| 1.2.5 |', '| 1.2.99 |'))).toContain('1.2.99 is no requirement of level 1 or 2');
  });

  it('counts what it lists', () => {
    const changed = text.replace(row('6.3.3'), row('6.3.3').replace('| departs |', '| open |'));
    expect(check(changed)).toEqual([expect.stringMatching(/^the counts of level 2 are \| 2 \|/)]);
  });

  it('calls nothing met without evidence, and has no other status', () => {
    const [, before = ''] = /^(\| 1\.2\.4 \|.*\| met \|).*\n/m.exec(text)!;
    expect(check(text.replace(row('1.2.4'), `${before} surely |\n`))).toEqual(['1.2.4 is met, but names no file']);
    expect(check(text.replace(row('1.2.4'), `${before.replace('| met |', '| fine |')} surely |\n`))).toContain(
      '1.2.4 has the status "fine"',
    );
  });
});
