/** Bytes of a photo. */
export const largestPhoto = 5_000_000;

interface ImageSize {
  mediaType: 'image/png' | 'image/jpeg';
  /** Pixels. */
  width: number;
  height: number;
}

/** Pixels in one direction; no camera and no screen has more. */
const mostPixels = 100_000;

/** Size of a PNG or JPEG; undefined for other files, and for sizes that no picture has. */
export function imageSizeOf(content: Buffer): ImageSize | undefined {
  const size = statedSize(content);
  const isPossible = (pixels: number) => pixels > 0 && pixels <= mostPixels;
  return size !== undefined && isPossible(size.width) && isPossible(size.height) ? size : undefined;
}

function statedSize(content: Buffer): ImageSize | undefined {
  const isPng = content.length >= 24 && content.toString('latin1', 1, 4) === 'PNG';
  if (isPng) return { mediaType: 'image/png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  return content.length > 4 && content.readUInt16BE(0) === 0xff_d8 ? jpegSize(content) : undefined;
}

/** Start of frame: 0xC0 to 0xCF without the tables DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads segment by segment to the start of the frame. */
function jpegSize(content: Buffer): ImageSize | undefined {
  let at = 2;
  while (at + 9 < content.length && content[at] === 0xff) {
    const marker = content[at + 1]!;
    if (isFrame(marker)) {
      return { mediaType: 'image/jpeg', height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    }
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}
