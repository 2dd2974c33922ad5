import { imageSizeOf } from '../imageSize.ts';
import { logoOf } from './logo.ts';
import type { PlanPicture } from './objects.ts';

/** Bytes. */
export const largestPlan = 5_000_000;

type Size = Pick<PlanPicture, 'width' | 'height'>;

const sizes: Record<string, (content: Buffer) => Size | undefined> = {
  'image/png': imageSizeOf,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/svg+xml': svgSize,
};

/** The picture of a site plan; `noPicture` for other files, `noPictureSize` for a drawing that states no size. */
export function planPictureOf(content: Buffer): PlanPicture | 'noPicture' | 'noPictureSize' {
  for (const [mediaType, sizeOf] of Object.entries(sizes)) {
    const picture = logoOf(mediaType, content);
    if (picture === undefined) continue;
    const { width = 0, height = 0 } = sizeOf(content) ?? {};
    if (width > 0 && height > 0) return { ...picture, width, height };
    return mediaType === 'image/svg+xml' ? 'noPictureSize' : 'noPicture';
  }
  return 'noPicture';
}

/** As browsers show it: a camera that was held upright stores the picture turned. */
function jpegSize(content: Buffer): Size | undefined {
  const size = imageSizeOf(content);
  return size && orientationOf(content) >= 5 ? { width: size.height, height: size.width } : size;
}

/** EXIF orientation, 1 to 8; from 5 the sides are swapped. */
function orientationOf(content: Buffer): number {
  const start = content.indexOf('Exif\0\0', 0, 'latin1') + 6;
  // The segment follows the beginning of the file, or a short one before it.
  if (start < 6 || start > 200 || start + 8 > content.length) return 1;
  const isLittle = content.toString('latin1', start, start + 2) === 'II';
  const short = (at: number): number => (isLittle ? content.readUInt16LE(at) : content.readUInt16BE(at));
  const long = (at: number): number => (isLittle ? content.readUInt32LE(at) : content.readUInt32BE(at));
  const directory = start + long(start + 4);
  if (directory + 2 > content.length) return 1;
  for (let at = directory + 2, left = short(directory); left > 0 && at + 12 <= content.length; left--, at += 12) {
    if (short(at) === 0x01_12) return short(at + 8);
  }
  return 1;
}

function webpSize(content: Buffer): Size | undefined {
  if (content.length < 30) return undefined;
  const kind = content.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') {
    return { width: content.readUInt16LE(26) & 0x3f_ff, height: content.readUInt16LE(28) & 0x3f_ff };
  }
  if (kind !== 'VP8L') return undefined;
  const sides = content.readUInt32LE(21);
  return { width: (sides & 0x3f_ff) + 1, height: ((sides >>> 14) & 0x3f_ff) + 1 };
}

function svgSize(content: Buffer): Size | undefined {
  const [root = ''] = /<svg\b[^>]*>/i.exec(content.toString('latin1')) ?? [];
  const attribute = (name: string): string =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(root)?.[1] ?? '';
  const [, , ...box] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/);
  const stated = [attribute('width'), attribute('height')].map((length) => /^\s*([\d.]+)(px)?\s*$/i.exec(length)?.[1]);
  const [width = 0, height = 0] = (box.length === 2 ? box : stated).map(Number);
  // Whole numbers for the contract, without changing the ratio of a small drawing.
  const scale = Math.min(width, height) < 1000 ? 1000 / Math.min(width, height) : 1;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return width > 0 && height > 0 && Math.max(size.width, size.height) < 1_000_000 ? size : undefined;
}
