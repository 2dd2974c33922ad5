import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { darkContrast } from './darkContrast.ts';
import { indexColors, indexScales } from './indexScales.ts';
import { light } from './light.ts';
import { lightContrast } from './lightContrast.ts';

const themes = [
  { name: 'light', palette: light, text: 4.5, line: 3 },
  { name: 'dark', palette: dark, text: 4.5, line: 3 },
  { name: 'light, more contrast', palette: lightContrast, text: 7, line: 4.5 },
  { name: 'dark, more contrast', palette: darkContrast, text: 7, line: 4.5 },
];

type Pair = [what: string, front: string, back: string];

/** Pairs below the required contrast, with their contrast. */
const failing = (pairs: Pair[], limit: number) =>
  pairs
    .map(([what, front, back]) => ({ what, ratio: contrast(front, back) }))
    .filter(({ ratio }) => !(ratio >= limit))
    .map(({ what, ratio }) => `${what}: ${ratio.toFixed(2)}`);

describe.each(themes)('$name', ({ palette: { color, series, warning, mark, map }, text, line }) => {
  const grounds = ['ground', 'surface', 'raised', 'hover', 'pressed'] as const;
  const inks = ['text', 'textMuted', 'accent', 'danger', 'success', 'warning', 'info'] as const;
  const tones = ['accent', 'danger', 'success', 'warning', 'info'] as const;

  it('is readable on every surface', () => {
    const pairs = grounds.flatMap((back) =>
      inks.map((front): Pair => [`${front} on ${back}`, color[front], color[back]]),
    );
    expect(failing(pairs, text)).toEqual([]);
  });

  it('is readable on tinted and filled surfaces', () => {
    const pairs: Pair[] = [
      ...tones.flatMap((tone): Pair[] => [
        [`${tone} on its soft`, color[tone], color[`${tone}Soft`]],
        [`text on the soft of ${tone}`, color.text, color[`${tone}Soft`]],
      ]),
      ['on accent', color.onAccent, color.accent],
      ['on accent, hovered', color.onAccent, color.accentHover],
      ['on danger', color.onDanger, color.danger],
      ['on danger, hovered', color.onDanger, color.dangerHover],
      ['names on land', map.label, map.land],
      ['names on sea', map.label, map.sea],
    ];
    expect(failing(pairs, text)).toEqual([]);
  });

  it('shows controls, focus and marks on every surface they are placed on', () => {
    const pairs = (['ground', 'surface', 'raised', 'hover'] as const).flatMap((back): Pair[] => [
      [`border of a control on ${back}`, color.borderStrong, color[back]],
      [`focus on ${back}`, color.focus, color[back]],
      [`outline of a mark on ${back}`, mark.outline, color[back]],
    ]);
    const onMap = (['land', 'sea'] as const).map((back): Pair => [
      `outline of a mark on ${back}`,
      mark.outline,
      map[back],
    ]);
    expect(failing([...pairs, ...onMap], line)).toEqual([]);
  });

  // A chart is always placed on a surface, never on the page background.
  it('shows every series on the surfaces of charts', () => {
    const pairs = Object.entries(series).flatMap(([name, value]): Pair[] => [
      [`${name} on surface`, value, color.surface],
      [`${name} on raised`, value, color.raised],
    ]);
    expect(failing(pairs, 3)).toEqual([]);
  });

  it('shows the sign on every warning', () => {
    const inkOn = { none: '#14202b', low: '#14202b', medium: '#14202b', high: '#ffffff' };
    const pairs = (['none', 'low', 'medium', 'high'] as const).map((level): Pair => [
      level,
      inkOn[level],
      warning[level],
    ]);
    expect(failing(pairs, 3)).toEqual([]);
  });
});

describe.each(Object.entries(indexScales))('index %s', (_scale, bands) => {
  it('has a readable digit on each of six bands', () => {
    expect(bands.map(({ digit }) => digit)).toEqual(['1', '2', '3', '4', '5', '6']);
    const pairs = bands.map(({ color, ink }): Pair => [
      color,
      ink === 'dark' ? '#000000' : '#ffffff',
      indexColors[color],
    ]);
    expect(failing(pairs, 4.5)).toEqual([]);
  });
});
