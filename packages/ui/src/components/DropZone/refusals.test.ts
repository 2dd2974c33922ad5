import { describe, expect, it } from 'vitest';
import { isAccepted, sortFiles } from './refusals.ts';

const file = (name: string, type: string, size = 10) => ({ name, type, size });
const limits = { acceptedFileTypes: undefined, maxBytes: undefined, allowsMultiple: true };

describe('isAccepted', () => {
  it.each([
    ['.csv', file('Values.CSV', '')],
    ['text/csv', file('values', 'text/csv')],
    ['image/*', file('station.webp', 'image/webp')],
  ])('%s', (entry, chosen) => {
    expect(isAccepted(chosen, ['.xlsx', entry])).toBe(true);
  });

  it.each([
    ['.csv', file('values.csv.exe', '')],
    ['text/csv', file('values.csv', 'application/vnd.ms-excel')],
    ['image/*', file('image', 'imagery/png')],
  ])('not %s', (entry, chosen) => {
    expect(isAccepted(chosen, [entry])).toBe(false);
  });
});

describe('sortFiles', () => {
  it('takes every file without limits', () => {
    const files = [file('a.csv', 'text/csv'), file('b.png', 'image/png', 1e9)];
    expect(sortFiles(files, limits)).toEqual({ taken: files, refused: [] });
  });

  it('states the type before the size', () => {
    const large = file('a.png', 'image/png', 101);
    const { refused } = sortFiles([large], { ...limits, acceptedFileTypes: ['.csv'], maxBytes: 100 });
    expect(refused).toEqual([{ file: large, reason: 'type' }]);
  });

  it('takes a file of exactly the largest size', () => {
    const files = [file('a', '', 100), file('b', '', 101)];
    const { taken, refused } = sortFiles(files, { ...limits, maxBytes: 100 });
    expect(taken).toEqual([files[0]]);
    expect(refused).toEqual([{ file: files[1], reason: 'size' }]);
  });

  it('takes the first accepted file where one is allowed', () => {
    const [picture, first, second] = [file('a.png', 'image/png'), file('b.csv', ''), file('c.csv', '')];
    const { taken, refused } = sortFiles([picture, first, second], {
      acceptedFileTypes: ['.csv'],
      maxBytes: undefined,
      allowsMultiple: false,
    });
    expect(taken).toEqual([first]);
    expect(refused.map(({ reason }) => reason)).toEqual(['type', 'count']);
  });
});
