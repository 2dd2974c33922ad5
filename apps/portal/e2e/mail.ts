import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const outbox = join(process.env['E2E_DATA']!, 'outbox');

const textOf = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

async function mailsTo(address: string): Promise<string[]> {
  const names = await readdir(outbox).catch((): string[] => []);
  const mails = await Promise.all(names.toSorted().map((name) => readFile(join(outbox, name), 'latin1')));
  return mails.filter((mail) => mail.includes(`<${address}>`) || mail.includes(`To: ${address}`)).map(textOf);
}

/** Link of the newest mail to an address, once this many have arrived. */
export async function mailedLink(address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(count);
  const link = /https?:\/\/\S+/.exec((await mailsTo(address)).at(-1)!);
  return link![0];
}
