import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sparkline } from './Sparkline.tsx';

const pathOf = (values: number[]) =>
  / d="([^"]*)"/.exec(
    renderToString(
      createElement(Sparkline, {
        label: 'PM10',
        times: Float64Array.from(values, (_, index) => index * 3_600_000),
        values: Float32Array.from(values),
      }),
    ),
  )?.[1];

it('draws a dot for a single value between gaps', () => {
  expect(pathOf([NaN, 1, NaN, 2, 3, NaN, 1])).toMatch(/^M\S+ \S+h0M\S+ \S+L\S+ [\d.]+M\S+ \S+h0$/);
  expect(pathOf([NaN, 5, NaN])).toMatch(/^M50.00 \S+h0$/);
  expect(pathOf([NaN, NaN])).toBe('');
});
