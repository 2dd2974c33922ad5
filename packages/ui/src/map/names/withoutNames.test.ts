import type { FilterSpecification, StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { withoutNames } from './withoutNames.ts';

const labels = (filter?: FilterSpecification): StyleSpecification => ({
  version: 8,
  sources: { ground: { type: 'vector', url: '/ground' } },
  layers: [
    { id: 'land', type: 'background' },
    {
      id: 'towns',
      type: 'symbol',
      source: 'ground',
      'source-layer': 'place',
      layout: { 'text-field': '{name}' },
      ...(filter !== undefined && { filter }),
    },
  ],
});

const filterOf = (style: StyleSpecification) => {
  const [, towns] = style.layers;
  return towns && 'filter' in towns ? towns.filter : undefined;
};

describe('a style without the names of stations', () => {
  it('keeps a filter that names properties in its own syntax', () => {
    const style = withoutNames(labels(['all', ['==', 'class', 'city']]), ['Kranj', 'Koper']);
    expect(filterOf(style)).toEqual(['all', ['all', ['==', 'class', 'city']], ['!in', 'name', 'Kranj', 'Koper']]);
  });

  it('extends a filter made of expressions by an expression', () => {
    const style = withoutNames(labels(['==', ['get', 'class'], 'city']), ['Kranj']);
    expect(filterOf(style)).toEqual([
      'all',
      ['==', ['get', 'class'], 'city'],
      ['!', ['in', ['coalesce', ['get', 'name'], ''], ['literal', ['Kranj']]]],
    ]);
  });

  it('filters labels that had no filter', () => {
    expect(filterOf(withoutNames(labels(), ['Kranj']))).toEqual([
      '!',
      ['in', ['coalesce', ['get', 'name'], ''], ['literal', ['Kranj']]],
    ]);
  });

  it('is the same style without stations, because a new one would create a new map', () => {
    const style = labels();
    expect(withoutNames(style, [])).toBe(style);
  });
});
