import { expect, it } from 'vitest';
import { emptyDraft, reportOf, withFile } from './reportDraft.ts';

const empty = emptyDraft(2026, 'sl');
const file = (name: string) => new File(['%PDF'], name);

it('suggests title and year of the file name', () => {
  expect(withFile(empty, file('letno_poročilo-2025.pdf'))).toMatchObject({
    title: 'Letno poročilo 2025',
    year: '2025',
  });
  expect(withFile(empty, file('20250131.pdf'))).toMatchObject({ title: '20250131', year: '2026' });
});

it('suggests again for another file, but keeps a written title', () => {
  const first = withFile(empty, file('wrong-2024.pdf'));
  expect(withFile(first, file('right-2025.pdf'))).toMatchObject({ title: 'Right 2025', year: '2025' });
  const written = { ...first, title: 'Noise at the quay' };
  expect(withFile(written, file('right-2025.pdf'))).toMatchObject({ title: 'Noise at the quay', year: '2024' });
});

it('needs a file, a title and a year', () => {
  const complete = withFile(empty, file('a\\b-2025.pdf'));
  expect(reportOf(complete)?.facts).toEqual({
    title: 'A\\b 2025',
    year: 2025,
    type: 'annual',
    language: 'sl',
    fileName: 'a-b-2025.pdf',
  });
  for (const changes of [{ file: null }, { title: ' ' }, { year: '25' }, { year: '1899' }, { year: 'MMXXV' }]) {
    expect(reportOf({ ...complete, ...changes })).toBeNull();
  }
});
