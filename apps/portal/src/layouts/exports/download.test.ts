import { createApi, type ExportQuery } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { download } from './download.ts';

const query: ExportQuery = { seriesIds: ['a'], from: '2026-01-01', to: '2026-01-02', interval: 'PT1H' };

/** The export of a server that answers this. */
const answered = (body: string, type: string, headers: Record<string, string> = {}) =>
  download(
    createApi({
      baseUrl: 'https://api.test',
      language: () => 'en-GB',
      accessToken: () => null,
      fetch: async () => new Response(body, { headers: { 'Content-Type': type, ...headers } }),
    }),
    query,
    { signal: new AbortController().signal, onProgress: () => {} },
  );

test.each(['text/html; charset=utf-8', 'application/json', 'application/problem+json', 'text/plain'])(
  'an answer of the type %s is no file, and names the operation',
  async (type) => {
    const { error } = await answered('<html>Welcome</html>', type);
    expect(error).toMatchObject({ key: 'unreadable', misfit: 'exportData' });
  },
);

test('a file that breaks off is a fault of the network', async () => {
  const { error } = await answered('half', 'application/zip');
  expect(error?.key).toBe('networkError');
});

test('a whole file has the name that the server gives it', async () => {
  const { file } = await answered('a,b\n', 'text/csv', { 'Content-Disposition': 'attachment; filename="day.csv"' });
  expect(file?.name).toBe('day.csv');
});

test.each([
  ['text/csv; charset=utf-8', 'a,b\n', {}, 'export.csv', 'csv'],
  ['application/vnd.apache.parquet', `PAR1${'\0'.repeat(4)}PAR1`, {}, 'export.parquet', 'parquet'],
  ['text/csv', 'a,b\n', { 'Content-Disposition': 'attachment; filename="day.xlsx"' }, 'day.csv', 'csv'],
  ['text/csv', 'a,b\n', { 'Content-Disposition': 'attachment; filename="PM2.5"' }, 'PM2.5.csv', 'csv'],
])('a file of the type %s is named by its type, and its format is known', async (type, body, headers, name, format) => {
  const answer = await answered(body, type, headers);
  expect([answer.file?.name, answer.format]).toEqual([name, format]);
});

test('a workbook, an archive of CSV and a file of an unknown type have their own endings', async () => {
  // The end record of an empty archive.
  const empty = `PK\u0005\u0006${'\0'.repeat(18)}`;
  const nameOf = async (type: string) => (await answered(empty, type)).file?.name;
  expect(await nameOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')).toBe('export.xlsx');
  expect(await nameOf('application/zip')).toBe('export.zip');
  // As it was asked for.
  expect(await nameOf('application/octet-stream')).toBe('export.xlsx');
});
