import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileNameOf, save } from './download.ts';

const answered = (disposition?: string) =>
  new Response('', disposition === undefined ? {} : { headers: { 'content-disposition': disposition } });

describe('the name of a downloaded file', () => {
  test.each([
    ['attachment; filename="data.csv"', 'data.csv'],
    ['attachment; FILENAME="data.csv"', 'data.csv'],
    [`attachment; filename="plain.csv"; filename*=UTF-8''%C5%BDalec%20%231.csv`, 'Žalec #1.csv'],
    [`attachment; filename*=utf-8''a.csv; size=5`, 'a.csv'],
    ['attachment', 'other.csv'],
    ['attachment; filename=""', 'other.csv'],
    [undefined, 'other.csv'],
    [`attachment; filename*=UTF-8''a%0Ab%3A%20%22c%22.csv`, 'a b c .csv'],
  ])('in %j is %s', (disposition, name) => {
    expect(fileNameOf(answered(disposition), 'other.csv')).toBe(name);
  });
});

test('a name that the response does not give is valid on every platform, too', () => {
  expect(fileNameOf(answered(), 'Quay 7\n"south", May 2026.xlsx')).toBe('Quay 7 south , May 2026.xlsx');
  expect(fileNameOf(answered(), 'Quay 7/8: 2026.xlsx')).toBe('Quay 7 8 2026.xlsx');
});

describe('saving a file', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test('presses a link to it, which is valid for a minute', () => {
    const file = new Blob(['abc']);
    const link = { href: '', download: '', click: vi.fn() };
    const createElement = vi.fn((_: string) => link);
    vi.stubGlobal('document', { createElement });
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    save(file, 'data.csv');
    expect(createElement).toHaveBeenCalledExactlyOnceWith('a');
    expect(create).toHaveBeenCalledExactlyOnceWith(file);
    expect(link).toMatchObject({ href: 'blob:1', download: 'data.csv' });
    expect(link.click).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(59_999);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
  });
});
