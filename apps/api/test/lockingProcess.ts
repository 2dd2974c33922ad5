import { lockFolder } from '../src/db/folderLock.ts';

/** Locks a folder at the given time, says whether it could, and releases it when it is asked again. */
const [folder = ''] = process.argv.slice(2);
let release: (() => void) | undefined;

process.on('message', (at: number) => {
  if (release !== undefined) {
    release();
    release = undefined;
    return process.send!('released');
  }
  while (Date.now() < at);
  try {
    release = lockFolder(folder);
  } catch {
    // Another process has it.
  }
  return process.send!(release === undefined ? 'refused' : 'locked');
});
process.send!('ready');
