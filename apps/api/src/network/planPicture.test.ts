import { expect, it } from 'vitest';
import { planPictureOf } from './planPicture.ts';

const png = Buffer.alloc(24);
png.write('\x89PNG\r\n', 'latin1');
png.writeUInt32BE(640, 16);
png.writeUInt32BE(480, 20);

/** With an EXIF segment if there is an orientation. */
function jpeg(orientation?: number): Buffer {
  const exif = Buffer.alloc(36);
  exif.writeUInt16BE(0xff_e1, 0);
  exif.writeUInt16BE(34, 2);
  exif.write('Exif\0\0II', 4, 'latin1');
  exif.writeUInt16LE(42, 12);
  exif.writeUInt32LE(8, 14);
  exif.writeUInt16LE(1, 18);
  exif.writeUInt16LE(0x01_12, 20);
  exif.writeUInt16LE(3, 22);
  exif.writeUInt32LE(1, 24);
  exif.writeUInt16LE(orientation ?? 0, 28);
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 1, 1, 0x11, 0]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...(orientation === undefined ? [] : [exif]), frame]);
}

function webp(kind: string, write: (content: Buffer) => void): Buffer {
  const content = Buffer.alloc(32);
  content.write('RIFF', 0, 'latin1');
  content.write(`WEBP${kind}`, 8, 'latin1');
  write(content);
  return content;
}

it.each([
  ['PNG', png, 640, 480],
  ['JPEG', jpeg(), 640, 480],
  ['JPEG, upright', jpeg(1), 640, 480],
  ['JPEG, turned by 90°', jpeg(6), 480, 640],
  [
    'WebP with losses',
    webp('VP8 ', (at) => [640, 480].map((side, index) => at.writeUInt16LE(side, 26 + 2 * index))),
    640,
    480,
  ],
  ['WebP without losses', webp('VP8L', (at) => at.writeUInt32LE(639 | (479 << 14), 21)), 640, 480],
  [
    'extended WebP',
    webp('VP8X', (at) => [639, 479].map((side, index) => at.writeUIntLE(side, 24 + 3 * index, 3))),
    640,
    480,
  ],
  ['SVG by its view', Buffer.from('<?xml version="1.0"?>\n<svg width="100%" viewBox="0 0 1600 1000">'), 1600, 1000],
  ['SVG by its sides', Buffer.from("<svg width='1600px' height='1000'>"), 1600, 1000],
  ['a small SVG', Buffer.from('<svg viewBox="0,0,4.5,3">'), 1500, 1000],
])('%s has a size', (_, content, width, height) => {
  expect(planPictureOf(content)).toMatchObject({ width, height, content });
});

it.each([
  ['<svg>', 'noPictureSize'],
  ['<svg width="10cm" height="5cm">', 'noPictureSize'],
  ['<svg viewBox="0 0 0 5">', 'noPictureSize'],
  ['<svg viewBox="0 0 1 100000">', 'noPictureSize'],
  ['<script>', 'noPicture'],
  ['RIFF....WEBP', 'noPicture'],
])('%s: %s', (content, fault) => {
  expect(planPictureOf(Buffer.from(content))).toBe(fault);
});
