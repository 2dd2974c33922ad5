import { expect, it } from 'vitest';
import { imageSizeOf } from './imageSize.ts';

it('reads the size of PNG and JPEG, and refuses other files', () => {
  const png = Buffer.alloc(24);
  png.write('\u0089PNG', 'latin1');
  png.writeUInt32BE(640, 16);
  png.writeUInt32BE(480, 20);
  expect(imageSizeOf(png)).toEqual({ mediaType: 'image/png', width: 640, height: 480 });
  // A segment of 16 bytes, a table, then a progressive frame.
  const header = [0xff, 0xe0, 0, 16, ...Array.from({ length: 14 }, () => 0)];
  const table = [0xff, 0xc4, 0, 3, 0];
  const frame = [0xff, 0xc2, 0, 17, 8, 0x01, 0xe0, 0x02, 0x80, 3, 0, 0];
  const jpeg = Buffer.from([0xff, 0xd8, ...header, ...table, ...frame]);
  expect(imageSizeOf(jpeg)).toEqual({ mediaType: 'image/jpeg', width: 640, height: 480 });
  for (const [width, height] of [
    [0, 480],
    [640, 0],
    [4_294_967_295, 480],
  ] as const) {
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    expect(imageSizeOf(png)).toBeUndefined();
  }
  for (const other of ['', 'GIF89a', '%PDF-1.4 something long enough']) {
    expect(imageSizeOf(Buffer.from(other))).toBeUndefined();
  }
  expect(imageSizeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0, 0]))).toBeUndefined();
});
