import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../scripts/bench.ts';
import { startServer } from '../scripts/server.ts';

const second = (figure: string, milliseconds: number, goal: number): Row => ({
  figure,
  value: milliseconds / 1000,
  unit: 's',
  base: null,
  ratio: null,
  goal: `≤ ${goal} s`,
  met: milliseconds <= goal * 1000,
});

/** Time from the start of the API's process to its first response, with an empty and with a filled data folder. */
export async function measure(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'zrak-bench-'));
  try {
    const first = await startServer(4391, data);
    await first.stop();
    const again = await startServer(4391, data);
    await again.stop();
    return [
      second('API, first start with demo data', first.startedIn, 15),
      second('API, second start', again.startedIn, 8),
    ];
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
