import { createWriteStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

interface Changes {
  manifest?: (text: string) => string;
  table?: [name: string, change: (rows: string) => string];
}

/** Writes a backup again as an archive without a fault, with another content. */
export async function rewriteBackup(from: string, to: string, { manifest, table }: Changes): Promise<void> {
  const source = await openPromise(from, { lazyEntries: true });
  const target = new ZipFile();
  for await (const entry of source.eachEntry()) {
    const content = await text(await source.openReadStreamPromise(entry));
    const isTable = entry.fileName === `tables/${table?.[0]}.copy`;
    const changed = isTable ? table![1](content) : entry.fileName === 'backup.json' ? manifest?.(content) : undefined;
    target.addBuffer(Buffer.from(changed ?? content), entry.fileName);
  }
  target.end();
  await pipeline(target.outputStream, createWriteStream(to));
}
