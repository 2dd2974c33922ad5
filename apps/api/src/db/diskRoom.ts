import { statfs } from 'node:fs/promises';

/** A write of the embedded database takes up to one segment of its log, bytes. */
const needed = 16 * 1024 * 1024;

/** Whether the disk of a folder has room for the next writes. */
export async function hasRoom(folder: string, bytes = needed): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes;
}
