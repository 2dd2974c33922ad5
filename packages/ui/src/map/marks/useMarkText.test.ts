import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { markOf } from './marks.ts';
import type { ClusterMark, StationMark } from './marks.ts';
import { useMarkText } from './useMarkText.ts';

const cluster = { key: 'c', place: [14, 46], count: 3, level: 'high', reference: 1 } satisfies ClusterMark;
const station = markOf(
  { id: 'a', name: 'Koper', level: 'unrated', color: '#3fa34d', valueLabel: '12 µg/m³' },
  [14, 46],
);

const textOf = (mark: StationMark | ClusterMark) =>
  renderToStaticMarkup(createElement(() => useMarkText().markText(mark)));

it('says the worst level of a cluster, unless no level ranks its stations', () => {
  expect(textOf(cluster)).toBe('3 stations, worst: Pollution high');
  expect(textOf({ ...cluster, level: 'unrated' })).toBe('3 stations');
});

it('says of a station that its level is not given', () => {
  expect(textOf(station)).toBe('Koper, Warning level not given, 12 µg/m³');
});
