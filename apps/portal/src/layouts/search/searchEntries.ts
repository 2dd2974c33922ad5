import { foldDiacritics } from '../../shared/foldDiacritics.ts';

/** Something that can be found: a station, a series, a page, a client. */
export interface SearchEntry {
  id: string;
  label: string;
  description?: string | undefined;
  href: string;
}

/** An entry with its texts as they are compared; made once per list, not once per typed letter. */
export interface IndexedEntry {
  entry: SearchEntry;
  label: string;
  text: string;
}

export const indexed = (entries: readonly SearchEntry[]): IndexedEntry[] =>
  entries.map((entry) => {
    const label = foldDiacritics(entry.label);
    return { entry, label, text: `${label} ${foldDiacritics(entry.description ?? '')}` };
  });

/** How well an entry fits: 0 begins with the query, 1 a word does, 2 contains it. */
function rankOf({ label }: IndexedEntry, query: string): number {
  if (label.startsWith(query)) return 0;
  return label.split(/[^\p{L}\p{N}.]+/u).some((word) => word.startsWith(query)) ? 1 : 2;
}

interface Found {
  /** The best ones. */
  entries: SearchEntry[];
  /** Number of all. */
  total: number;
}

/**
 * Entries whose label or description contains every word of the query, upper and lower case and diacritics ignored. Names
 * that begin with the query come first; otherwise the order of the list stays.
 *
 * @param most maximum number of entries
 */
export function searched(entries: readonly IndexedEntry[], query: string, most: number): Found {
  const folded = foldDiacritics(query).trim();
  if (folded === '') return { entries: entries.slice(0, most).map(({ entry }) => entry), total: entries.length };
  const words = folded.split(/\s+/);
  const ranked = entries
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((found) => ({ found, rank: rankOf(found, folded) }))
    .toSorted((a, b) => a.rank - b.rank);
  return { entries: ranked.slice(0, most).map(({ found }) => found.entry), total: ranked.length };
}
