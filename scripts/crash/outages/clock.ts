import { existsSync, writeFileSync } from 'node:fs';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** The clock of a process: date and time, while timers go on. */
export interface Clock {
  env: Record<string, string>;
  /** @param offset from the true time, as `+30m` or `-1d` */
  put: (offset: string) => void;
}

/** @returns undefined without libfaketime, Debian's package of this name */
export function clockIn(file: string): Clock | undefined {
  if (!existsSync(library)) return undefined;
  const put = (offset: string): void => writeFileSync(file, offset);
  put('+0');
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    put,
  };
}
