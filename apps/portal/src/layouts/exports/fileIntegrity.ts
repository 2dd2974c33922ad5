/** Headers of a response that show whether its body is complete. */
export interface Promised {
  mediaType: string;
  /** Bytes of the file; null if the server does not send it, or compresses the file. */
  size: number | null;
  /** Lines of a CSV file; null if the server does not send it. */
  lines: number | null;
}

export function promisedBy({ headers }: Response): Promised {
  const number = (name: string) => (headers.has(name) ? Number(headers.get(name)) : null);
  return {
    mediaType: (headers.get('content-type') ?? '').split(';')[0]!,
    size: headers.has('content-encoding') ? null : number('content-length'),
    lines: number('x-row-count'),
  };
}

/** End record of a ZIP archive, which includes Excel workbooks: 22 bytes with the position of the central directory. */
const endLength = 22;
const endMark = 0x06054b50;
const lineFeed = 0x0a;
/** "PAR1". */
const parquetMark = [0x50, 0x41, 0x52, 0x31];

/**
 * Checks a file while it arrives, and reports at its end whether anything is missing. A connection may break without
 * the browser noticing: behind some proxies a truncated body looks complete.
 */
export function createInspector({ mediaType, size, lines }: Promised) {
  let received = 0;
  let seenLines = 0;
  let end = new Uint8Array();
  return {
    take(piece: Uint8Array) {
      received += piece.length;
      if (lines !== null) for (const byte of piece) if (byte === lineFeed) seenLines++;
      const joined = new Uint8Array(end.length + Math.min(piece.length, endLength));
      joined.set(end);
      joined.set(piece.subarray(-endLength), end.length);
      end = joined.slice(-endLength);
    },
    isWhole: (): boolean =>
      (size === null || received === size) &&
      (lines === null || seenLines === lines) &&
      (endings[mediaType] ?? endsArchive)(end, received),
  };
}

function endsArchive(end: Uint8Array, size: number): boolean {
  if (end.length < endLength) return false;
  const view = new DataView(end.buffer, end.byteOffset);
  const [contentsLength, contentsAt] = [view.getUint32(12, true), view.getUint32(16, true)];
  return view.getUint32(0, true) === endMark && contentsAt + contentsLength + endLength === size;
}

/** Parquet ends with the length of its metadata and its mark. */
function endsParquet(end: Uint8Array, size: number): boolean {
  const last = end.subarray(-8);
  if (last.length < 8) return false;
  const metadataLength = new DataView(last.buffer, last.byteOffset).getUint32(0, true);
  return parquetMark.every((byte, index) => last[4 + index] === byte) && metadataLength + 12 <= size;
}

const endings: Record<string, (end: Uint8Array, size: number) => boolean> = {
  'text/csv': () => true,
  'application/vnd.apache.parquet': endsParquet,
};
