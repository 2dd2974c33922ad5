export interface LabelCandidate {
  id: string;
  text: string;
  /** Pixels on the map. */
  x: number;
  y: number;
}

export const LABEL_OFFSET = 15;
const LETTER = 6.9;
const HEIGHT = 17;
const MARK = 11;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Ids whose names fit under their marks without covering another name or mark; earlier candidates win. */
export function placeLabels(candidates: readonly LabelCandidate[]): Set<string> {
  const taken: (Box & { owner: string })[] = candidates.map(({ id, x, y }) => ({
    owner: id,
    left: x - MARK,
    right: x + MARK,
    top: y - MARK,
    bottom: y + MARK,
  }));
  const placed = new Set<string>();
  for (const { id, text, x, y } of candidates) {
    const half = (text.length * LETTER) / 2 + 3;
    const box = { left: x - half, right: x + half, top: y + LABEL_OFFSET - 2, bottom: y + LABEL_OFFSET + HEIGHT };
    if (taken.some((other) => other.owner !== id && overlaps(box, other))) continue;
    taken.push({ ...box, owner: `${id} name` });
    placed.add(id);
  }
  return placed;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
