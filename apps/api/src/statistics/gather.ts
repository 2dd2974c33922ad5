import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import type { NativeColumn } from './columns.ts';
import type { KeptParts, Versioned } from './keptParts.ts';
import type { ReportPeriod } from './period.ts';
import { columnReader } from './readColumns.ts';
import { hasParts, monthRanges, type Part, type PartedSeries, unknownTime } from './seriesParts.ts';

export interface Requested {
  series: CataloguedSeries;
  /** Start of the values that its statistics need, seconds since 1970. */
  from: number;
}

export interface Gathered {
  series: (PartedSeries | NativeColumn)[];
  /** Keeps the computed parts, in the order of the series that have parts. */
  keep: (parts: readonly (readonly Part[])[]) => void;
}

interface Sources {
  store: SeriesReader;
  catalogue: Catalogue;
  kept: KeptParts | undefined;
}

/** Reads what the statistics of a station need and is not kept. */
export async function gather(
  requested: readonly Requested[],
  { zone, until }: Pick<ReportPeriod, 'zone' | 'until'>,
  { store, catalogue, kept }: Sources,
): Promise<Gathered> {
  const parted = new Map<Requested, Versioned[]>();
  for (const one of requested) {
    const ranges = hasParts(one.series) ? monthRanges(zone, one.from, until) : undefined;
    if (ranges !== undefined) {
      parted.set(
        one,
        ranges.map((range) => ({ ...range, series: one.series })),
      );
    }
  }
  const versioned = await kept?.versioned([...parted.values()].flat());
  let next = 0;
  if (versioned !== undefined) {
    for (const [one, ranges] of parted) parted.set(one, versioned.slice(next, (next += ranges.length)));
  }
  const series = requested.map((one): PartedSeries | { series: CataloguedSeries } => {
    const ranges = parted.get(one);
    if (ranges === undefined) return { series: one.series };
    return { series: one.series, ranges, known: ranges.map((range) => kept?.of(range)) };
  });
  const reads = series.flatMap((one, index) => {
    const time = 'ranges' in one ? unknownTime(one) : { from: requested[index]!.from, to: until };
    return time === undefined ? [] : [{ index, series: one.series, ...time }];
  });
  const grids = await readAll(reads, { store, catalogue });
  return {
    series: series.map((one, index): PartedSeries | NativeColumn => {
      const column = grids.get(index);
      return 'ranges' in one ? { ...one, grid: column?.grid } : column!;
    }),
    keep: (parts) => {
      for (const [number, ranges] of [...parted.values()].entries()) {
        for (const [index, range] of ranges.entries()) kept?.keep(range, parts[number]![index]!);
      }
    },
  };
}

/** The longest first, because a source shared by several series is read once. @returns columns by their index */
async function readAll(
  reads: readonly { index: number; series: CataloguedSeries; from: number; to: number }[],
  { store, catalogue }: Pick<Sources, 'store' | 'catalogue'>,
): Promise<Map<number, NativeColumn>> {
  const columns = new Map<number, NativeColumn>();
  for (const untilSame of Map.groupBy(reads, ({ to }) => to).values()) {
    const to = untilSame[0]!.to;
    const groups = [...Map.groupBy(untilSame, ({ from }) => from)];
    let source: Pick<SeriesReader, 'read'> = store;
    const read = columnReader({ read: (...part) => source.read(...part) }, catalogue, to);
    for (const [from, together] of groups.toSorted(([one], [other]) => one - other)) {
      const ofGroup = together.map(({ series }) => series);
      source = (await store.prepare?.(ofGroup, from, to)) ?? store;
      for (const { index, series } of together) columns.set(index, await read(series, from));
    }
  }
  return columns;
}
