import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { until } from './screen.ts';

/** A folder of downloads. */
export function watchDownloads(folder: string) {
  const known = new Set<string>();
  return {
    /** The next complete file. */
    next: (): Promise<{ name: string; bytes: Uint8Array }> => {
      let last = -1;
      return until('a downloaded file', async () => {
        const name = readdirSync(folder).find(
          (file) => !known.has(file) && !/\.(part|crdownload|tmp|wkdownload)$/.test(file),
        );
        if (name === undefined) return null;
        const { size } = statSync(join(folder, name));
        const isComplete = size > 0 && size === last;
        last = size;
        if (!isComplete) return null;
        known.add(name);
        return { name, bytes: readFileSync(join(folder, name)) };
      });
    },
  };
}

export type Downloads = ReturnType<typeof watchDownloads>;

/** Names and rows of the sheets of an Excel workbook. */
export function sheetsOf(bytes: Uint8Array): { names: string[]; rows: string[] } {
  const parts = Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)] as const);
  const book = parts.find(([path]) => path === 'xl/workbook.xml')?.[1];
  if (book === undefined) throw new Error('The file is no Excel workbook.');
  return {
    names: [...book.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name!),
    rows: parts
      .filter(([path]) => path.startsWith('xl/worksheets/'))
      .flatMap(([, sheet]) => [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row]) => row!)),
  };
}
