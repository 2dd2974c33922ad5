import type { LocationSummary } from '@zrak/api-client';
import { describe, expect, it } from 'vitest';
import { mapAddress, type MapSearch, offeredSearch, offeredSortings, selectionAddress } from './mapSearch.ts';

const read = (text: string) => {
  const search = new URLSearchParams(text);
  return { ...mapAddress.read(search), ...selectionAddress.read(search) };
};
const write = (text: string, { station, ...change }: Partial<MapSearch & { station: string | null }>) => {
  const search = mapAddress.write(new URLSearchParams(text), change);
  return (station === undefined ? search : selectionAddress.write(search, { station })).toString();
};

describe('the address of the map', () => {
  it('contains the selection', () => {
    const search = 'by=PM10&standard=euLegacy&levels=e4.late&category=pollution&sort=distance&station=loc_kranj';
    const { levels, ...rest } = read(search);
    expect(rest).toEqual({
      by: 'PM10',
      standard: 'euLegacy',
      category: 'pollution',
      sort: 'distance',
      station: 'loc_kranj',
    });
    expect(levels).toEqual(['e4', 'late']);
    expect(read(write('', read(search)))).toEqual(read(search));
  });

  it('treats invalid values as absent', () => {
    expect(read('by=XX&standard=eu1066&levels=e9..low.u1&category=__proto__')).toEqual(read('levels=low'));
  });

  it('omits defaults, and resets levels of another scale', () => {
    expect(write('by=O3&station=a&levels=e1', { by: 'index' })).toBe('station=a');
    expect(write('station=a', { station: null, category: null, levels: [] })).toBe('');
  });
});

describe('offeredSearch', () => {
  const search = mapAddress.read(new URLSearchParams('by=index&levels=e1.late'));

  it('colours by warning where no station has means', () => {
    const location = { id: '11', warning: { level: 'low' } } as LocationSummary;
    expect(offeredSearch(search, [location], false)).toEqual({ ...search, by: 'warning', levels: [] });
  });

  it('keeps a colouring that is offered', () => {
    const location = { id: 'a', means: [{ parameter: 'PM10' }] } as LocationSummary;
    expect(offeredSearch(search, [location], false)).toBe(search);
  });

  const unrated = [{ id: 'a', state: 'offline', warning: { color: '#3fa34d' } } as LocationSummary];

  it('sorts by name where no station has a level', () => {
    expect(offeredSortings(unrated, { by: 'warning' }, false)).toEqual(['name', 'distance']);
    expect(offeredSearch(search, unrated, false)).toMatchObject({ by: 'warning', sort: 'name' });
    expect(offeredSearch({ ...search, sort: 'distance' }, unrated, false)).toMatchObject({ sort: 'distance' });
    const rated = [...unrated, { id: 'b', warning: { level: 'noData' } } as LocationSummary];
    expect(offeredSortings(rated, { by: 'warning' }, false)).toEqual(['level', 'name', 'distance']);
    expect(offeredSortings(unrated, { by: 'index' }, false)).toContain('level');
  });

  it('has no distances on a plan', () => {
    const location = { id: 'a', warning: { level: 'low' } } as LocationSummary;
    expect(offeredSearch({ ...search, sort: 'distance' }, [location], true)).toMatchObject({ sort: 'level' });
    expect(offeredSearch({ ...search, sort: 'distance' }, unrated, true)).toMatchObject({ sort: 'name' });
  });
});
