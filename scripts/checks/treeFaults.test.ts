import { describe, expect, it } from 'vitest';
import { maxSourceFiles, treeFaults } from './treeFaults.ts';

const files = (count: number, ending: string) =>
  Array.from({ length: count }, (_, index) => `src/file${index}${ending}`);

describe('treeFaults', () => {
  it('finds files that differ only in case', () => {
    expect(treeFaults(['a/WindRose.ts', 'a/windRose.ts', 'a/other.ts'])).toEqual([
      'a/WindRose.ts and a/windRose.ts differ only in case',
    ]);
  });

  it('finds folders that differ only in case', () => {
    expect(treeFaults(['Charts/a.ts', 'charts/b.ts'])).toEqual(['Charts and charts differ only in case']);
  });

  it('finds a folder with too many source files, and counts neither tests, stories nor styles', () => {
    const full = files(maxSourceFiles, '.ts');
    expect(
      treeFaults([...full, ...files(30, '.test.ts'), ...files(30, '.stories.tsx'), ...files(30, '.css.ts')]),
    ).toEqual([]);
    expect(treeFaults([...full, 'src/one.tsx'])).toEqual(['src holds 26 source files, of at most 25']);
  });
});
