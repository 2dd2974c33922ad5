import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { migrationNames } from '../db/migrate.ts';
import { formatVersion, type Manifest, manifestName, manifestSchema, rowsName, schemaOf } from './manifest.ts';
import { BackupRefusal } from './refusal.ts';
import { digestOf } from './rowDigest.ts';

/** A backup that was written completely, for a schema that this version knows. */
export class BackupFile {
  readonly manifest: Manifest;
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(manifest: Manifest, zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.manifest = manifest;
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws BackupRefusal if the file cannot be restored by this version */
  static async open(path: string): Promise<BackupFile> {
    const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== undefined) throw new BackupRefusal('backup.unreadable', { cause: message });
      throw new BackupRefusal('backup.noBackup');
    });
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      const manifest = await readManifest(zip, entries.get(manifestName));
      return new BackupFile(manifest, zip, entries);
    } catch (error) {
      zip.close();
      throw error instanceof BackupRefusal ? error : new BackupRefusal('backup.damaged', { part: manifestName });
    }
  }

  /** Rows of a table in COPY's text format. */
  async rowsOf(table: string): Promise<Readable> {
    const entry = this.#entries.get(rowsName(table));
    if (entry === undefined) throw new BackupRefusal('backup.damaged', { part: rowsName(table) });
    return this.#zip.openReadStreamPromise(entry);
  }

  /** Reads the whole file. @throws BackupRefusal if it is damaged */
  async verify(onTable: (name: string) => void = () => undefined): Promise<void> {
    for (const { name, rows, digest } of this.manifest.tables) {
      onTable(name);
      const found = await this.rowsOf(name)
        .then(digestOf)
        .catch(() => undefined);
      if (found?.rows === rows && found.value === digest) continue;
      throw new BackupRefusal('backup.damaged', { part: rowsName(name) });
    }
  }

  close(): void {
    this.#zip.close();
  }
}

const largestManifest = 1_000_000;

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<Manifest> {
  if (entry === undefined || entry.uncompressedSize > largestManifest) throw new BackupRefusal('backup.noBackup');
  const content = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(content) !== entry.crc32) throw new BackupRefusal('backup.damaged', { part: manifestName });
  const written = JSON.parse(content.toString()) as unknown;
  const { data: { format } = { format: 0 } } = z.object({ format: z.number() }).safeParse(written);
  if (format > formatVersion) throw new BackupRefusal('backup.newerFormat', { format, own: formatVersion });
  const manifest = manifestSchema.parse(written);
  const own = migrationNames();
  if (manifest.migrations.every((name, index) => name === own[index])) return manifest;
  throw new BackupRefusal('backup.newerSchema', {
    schema: schemaOf(manifest.migrations),
    own: schemaOf(own),
    version: manifest.zrak,
  });
}
