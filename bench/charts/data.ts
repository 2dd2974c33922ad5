export interface BenchSeries {
  id: string;
  values: Float32Array;
}

export interface BenchData {
  /** Epoch milliseconds, shared by all series. */
  times: Float64Array;
  series: BenchSeries[];
}

export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Realistic particulate matter: seasons, days, decaying peaks, and two per cent of the values missing, in runs. */
function dust(count: number, step: number, seed: number): Float32Array {
  const next = random(seed);
  const day = 86_400_000 / step;
  const year = day * 365.25;
  const memory = Math.exp(-step / 3_600_000 / 3);
  const values = new Float32Array(count);
  let drift = 0;
  let gap = 0;
  let fire = 0;
  for (let index = 0; index < count; index++) {
    drift = memory * drift + (next() + next() + next() - 1.5) * 9 * Math.sqrt(1 - memory * memory);
    if (next() < 0.0004) fire = 30 + next() * 180;
    fire *= Math.exp(-step / 3_600_000 / 1.5);
    if (gap > 0) {
      gap--;
      values[index] = NaN;
      continue;
    }
    if (next() < 0.0005) gap = Math.floor(next() * next() * 160);
    const season = 14 * Math.cos((2 * Math.PI * index) / year) + 6 * Math.sin((2 * Math.PI * index) / day + seed);
    const value = 24 + (seed % 7) + season + drift + fire + (next() - 0.5) * 5;
    values[index] = Math.round((value > 0.5 ? value : 0.5 + next()) * 10) / 10;
  }
  return values;
}

export function makeData(total: number, seriesCount: number): BenchData {
  const count = Math.round(total / seriesCount);
  const step = count >= 50_000 ? 60_000 : 900_000;
  const start = Date.UTC(2023, 0, 1);
  return {
    times: Float64Array.from({ length: count }, (_, index) => start + index * step),
    series: Array.from({ length: seriesCount }, (_, place) => ({
      id: `PM10-${place + 1}`,
      values: dust(count, step, 17 + place),
    })),
  };
}

export const colors = [
  '#1f77b4',
  '#d62728',
  '#2ca02c',
  '#9467bd',
  '#ff7f0e',
  '#8c564b',
  '#e377c2',
  '#17becf',
  '#bcbd22',
  '#7f7f7f',
];

/** The same for all contenders: a 1-px line. */
export const lineWidth = 1;
export const width = 1200;
export const height = 500;
