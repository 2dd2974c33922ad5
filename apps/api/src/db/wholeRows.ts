const lineFeed = 0x0a;

/** Puts the pieces of a text together to blobs of about `size` bytes that end with a line, at least one line each. */
export async function* wholeRows(pieces: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    const end = length < size ? 0 : piece.lastIndexOf(lineFeed) + 1;
    if (end === 0) {
      waiting.push(piece);
      continue;
    }
    yield Buffer.concat([...waiting, piece.subarray(0, end)]);
    waiting = [piece.subarray(end)];
    length = piece.length - end;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
