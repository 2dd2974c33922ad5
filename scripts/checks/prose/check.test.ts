import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bannedPhrases, checkProse } from './check.ts';

const folder = join(import.meta.dirname, '../../fixtures/prose');

async function findingsOf(name: string): Promise<string[]> {
  // The path decides how the file is read, so a fixture keeps its name.
  const findings = await checkProse(`scripts/fixtures/prose/${name}`, readFileSync(join(folder, name), 'utf8'));
  return findings.map(({ line, column, message }) => `${line}:${column} ${message.replace(/ → .*/, '')}`);
}

describe('checkProse', () => {
  it('finds banned phrases and misspellings in comments, also across lines, and not in code', async () => {
    await expect(findingsOf('bad.ts')).resolves.toEqual([
      '1:18 "anew"',
      '1:28 "so many"',
      '6:4 "What"',
      '6:9 "stands"',
      '7:8 "temprature" is misspelt',
    ]);
  });

  it('finds them in documents, and not in their code', async () => {
    await expect(findingsOf('bad.md')).resolves.toEqual([
      '1:7 "doors"',
      '1:20 "house"',
      '3:6 "door"',
      '3:68 "recieved" is misspelt',
    ]);
  });

  it('finds them in comments of YAML and in descriptions of OpenAPI, and not in other values', async () => {
    await expect(findingsOf('bad.yaml')).resolves.toEqual(['1:3 "Whoever"', '4:12 "wall"', '6:24 "behind the answer"']);
  });

  it('finds them in the names of tests', async () => {
    await expect(findingsOf('bad.spec.ts')).resolves.toEqual(['3:8 "told"', '3:16 "whoever"']);
  });

  it('accepts plain English', async () => {
    await expect(findingsOf('good.ts')).resolves.toEqual([]);
  });
});

describe('bannedPhrases', () => {
  it.each(bannedPhrases)('finds "$phrase" in "$bad"', async ({ phrase, bad, use }) => {
    const findings = await checkProse('example.sql', `-- ${bad}`);
    expect(
      findings.map(({ message }) => message),
      phrase,
    ).toContainEqual(expect.stringMatching(new RegExp(`→ ${use.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)));
  });

  it.each(bannedPhrases.filter(({ good }) => good !== undefined))('accepts "$good"', async ({ good }) => {
    await expect(checkProse('example.sql', `-- ${good!}`)).resolves.toEqual([]);
  });
});
