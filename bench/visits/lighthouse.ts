import type { Row } from '../../scripts/bench.ts';
export async function lighthouseScores(_n: string, _a: string, _g?: number): Promise<Row[]> {
  return [];
}
