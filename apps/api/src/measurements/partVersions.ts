import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { copyOut, integers } from '../db/copyOut.ts';
import { elementsOf, integersOf } from '../db/integerArray.ts';
import type { Tables } from '../db/schema.ts';
import { indexFrom, secondsPerDay } from '../time/interval.ts';
import type { PartOfSeries } from './seriesReader.ts';

/** The stored days [first, end) of a series. */
interface Days {
  seriesId: number;
  first: number;
  end: number;
}

/** Arrays in the order of the days: the stored days of a range, and the transactions that wrote them. */
interface StoredDays {
  days: Buffer;
  transactions: Buffer;
}

/**
 * A version of the stored days that each part touches: the days, and the transactions that wrote them. It is '' without
 * a stored day. Parts of a series that touch are read as one: the database takes longer for twelve months than for a year.
 */
export async function partVersions(db: Kysely<Tables>, parts: readonly PartOfSeries[]): Promise<string[]> {
  const asked = parts.map(({ series, from, to }): Days => {
    return { seriesId: series.id, first: Math.floor(from / secondsPerDay), end: Math.ceil(to / secondsPerDay) };
  });
  const joined = joinTouching(asked);
  const read = await readDays(db, joined);
  const versions = new Map<Days, string>();
  for (const [index, { members }] of joined.entries()) {
    const range = read.get(index + 1);
    const versionOf = range === undefined ? () => '' : versionsIn(range);
    for (const part of members) versions.set(part, versionOf(part));
  }
  return asked.map((part) => versions.get(part)!);
}

interface JoinedDays extends Days {
  members: Days[];
}

/** Days of one series that overlap or follow each other. */
function joinTouching(asked: readonly Days[]): JoinedDays[] {
  const joined: JoinedDays[] = [];
  for (const part of asked.toSorted((a, b) => a.seriesId - b.seriesId || a.first - b.first)) {
    const last = joined.at(-1);
    if (last?.seriesId === part.seriesId && part.first <= last.end) {
      last.members.push(part);
      last.end = Math.max(last.end, part.end);
    } else {
      joined.push({ ...part, members: [part] });
    }
  }
  return joined;
}

/** @returns by the position of the range, from 1 on */
async function readDays(db: Kysely<Tables>, ranges: readonly Days[]): Promise<Map<number, StoredDays>> {
  const ids = ranges.map(({ seriesId }) => seriesId);
  // The list of series shows a distributed database which servers have rows, the groups that no row is gathered.
  const rows = await copyOut(
    db,
    sql`
      select asked.position::integer, array_agg(chunk.day order by chunk.day), array_agg(chunk.xmin order by chunk.day)
      from unnest(${integers(ids)}, ${integers(ranges.map(({ first }) => first))}, ${integers(ranges.map(({ end }) => end))})
        with ordinality as asked (series_id, first, last, position)
      join measurement_chunk chunk on chunk.series_id = asked.series_id and chunk.day >= asked.first and chunk.day < asked.last
      where chunk.series_id = any(${integers([...new Set(ids)])})
      group by chunk.series_id, asked.position`,
  );
  return new Map(
    (rows as Buffer[][]).map(([position, days, transactions]) => [
      position!.readInt32BE(),
      { days: days!, transactions: transactions! },
    ]),
  );
}

/** The versions of parts of a range. A part that is the whole of it has the version that it has alone. */
function versionsIn({ days, transactions }: StoredDays): (part: Days) => string {
  const numbers = integersOf(days);
  return ({ first, end }) => {
    const [begin, until] = [indexFrom(numbers, first), indexFrom(numbers, end)];
    if (begin === until) return '';
    const elements = [days, transactions].map((array) => elementsOf(array, begin, until));
    return hash('sha256', Buffer.concat(elements), 'base64url');
  };
}
