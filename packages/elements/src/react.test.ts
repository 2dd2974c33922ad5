import type { JSX } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { StationData } from './index.ts';

// `pnpm check:types` reads these: they have no effect when they run.
test('the elements are elements of JSX for React, with their attributes', () => {
  type Station = JSX.IntrinsicElements['zrak-station'];
  type Map = JSX.IntrinsicElements['zrak-map'];
  expectTypeOf<{ client: string; station: string }>().toExtend<Station>();
  expectTypeOf<{
    client: string;
    station: string;
    'heading-level': 2;
    className: string;
    key: string;
  }>().toExtend<Station>();
  expectTypeOf<{ client: string }>().toExtend<Map>();
  expectTypeOf<{ client: string }>().not.toExtend<Station>();
  expectTypeOf<{ client: string; theme: 'blue' }>().not.toExtend<Map>();
  expectTypeOf<Station>().not.toHaveProperty('list');
  expectTypeOf<Parameters<NonNullable<Station['onzrak-data']>>[0]['detail']>().toEqualTypeOf<StationData>();
});
