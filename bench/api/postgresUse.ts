import { globSync, readFileSync } from 'node:fs';

/** In a second, by the interface of the kernel to programs. */
const ticksPerSecond = 100;

/** Seconds of the processor that all PostgreSQL processes of this machine have used, also those that ended; 0 elsewhere than on Linux. */
export function postgresSeconds(): number {
  let ticks = 0;
  for (const file of globSync('/proc/[0-9]*/stat')) {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      // It has ended since the list was read.
      continue;
    }
    const end = text.lastIndexOf(')');
    if (!text.slice(text.indexOf('(') + 1, end).startsWith('postgres')) continue;
    // User and system time, and that of children that ended: fields 14 to 17 of proc(5).
    ticks += text
      .slice(end + 2)
      .split(' ')
      .slice(11, 15)
      .reduce((sum, field) => sum + Number(field), 0);
  }
  return ticks / ticksPerSecond;
}
