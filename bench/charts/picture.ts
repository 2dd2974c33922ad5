import { decimate } from '../../packages/ui/src/charts/engine/decimate.ts';
import { PEN_UP } from '../../packages/ui/src/charts/engine/m4.ts';
import { makeData } from './data.ts';

export interface PictureError {
  /** Percentage of all pixels that differ by more than 32 and by more than 128 of 255. */
  over32: number;
  over128: number;
}

declare global {
  var pictureError: (total: number) => PictureError;
}

const size = { width: 1130, height: 440 };
const top = 160;
/** This comparison does not work for 1-px lines: overlapping strokes darken a pixel cumulatively. */
const lineWidth = 1.5;

function paint(times: Float64Array, values: Float32Array, from: number, to: number): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.lineWidth = lineWidth;
  context.lineJoin = 'round';
  context.beginPath();
  let isDown = false;
  for (let index = 0; index < times.length; index++) {
    const value = values[index]!;
    if (Number.isNaN(value)) {
      isDown = false;
      continue;
    }
    const x = ((times[index]! - from) / (to - from)) * size.width;
    const y = size.height * (1 - value / top);
    if (isDown) context.lineTo(x, y);
    else context.moveTo(x, y);
    isDown = true;
  }
  context.stroke();
  return context.getImageData(0, 0, size.width, size.height).data;
}

/** Compares the picture of the points that a chart draws with that of all points. */
globalThis.pictureError = (total) => {
  const { times, series } = makeData(total, 1);
  const values = series[0]!.values;
  const from = times[0]!;
  const to = times.at(-1)!;
  const whole = paint(times, values, from, to);
  const { kept } = decimate(
    { id: 'PM10', label: 'PM10', unit: 'µg/m³', decimals: 1, times, values },
    from,
    to,
    size.width * 2,
  );
  const ofKept = (all: Float64Array | Float32Array) =>
    Float64Array.from(kept, (index) => (index === PEN_UP ? NaN : all[index]!));
  const drawn = paint(ofKept(times), Float32Array.from(ofKept(values)), from, to);
  let over32 = 0;
  let over128 = 0;
  for (let place = 0; place < whole.length; place += 4) {
    const off = Math.abs(whole[place]! - drawn[place]!);
    if (off > 32) over32++;
    if (off > 128) over128++;
  }
  const pixels = size.width * size.height;
  return { over32: (100 * over32) / pixels, over128: (100 * over128) / pixels };
};
