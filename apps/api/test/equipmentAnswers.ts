import { expect } from 'vitest';
import type { answersOf } from './contractAnswers.ts';
import type { TestApi } from './helpers.ts';

/** Checks instruments and photos of a station, for viewers with access. */
export async function expectEquipment(api: TestApi, expectAnswer: ReturnType<typeof answersOf>): Promise<void> {
  type Station = { instruments: { parameters: { parameter: string; name: string }[] }[]; photos: { url: string }[] };
  const of = (id: string, as?: string) =>
    expectAnswer<Station>(
      'getLocation',
      200,
      `/api/locations/location?locationId=${id}`,
      as === undefined ? {} : { as },
    );
  const { instruments, photos } = await of('loc_bezigrad');
  expect(instruments).toHaveLength(14);
  expect(instruments[2]).toMatchObject({
    parameters: [
      { parameter: 'NO2', name: 'Nitrogen dioxide' },
      { parameter: 'NO', name: 'Nitrogen monoxide' },
      { parameter: 'NOx', name: 'Nitrogen oxides (as NO2)' },
    ],
    principle: 'chemiluminescence',
    lastCalibration: expect.stringMatching(/^202[456]-/),
  });
  expect(await of('loc_kranj')).toMatchObject({ stationType: 'background', stationArea: 'urban', photos: [] });
  const picture = await api.get(`/${photos[0]!.url}`);
  expect(picture.body).toMatch(/^<svg .*<\/svg>$/);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'private, max-age=3600',
  });
  const foreign = `/${(await of('loc_koper', 'obala')).photos[0]!.url}`;
  expect((await api.get(foreign, await api.as('obala'))).statusCode).toBe(200);
  await expectAnswer('getPhoto', 404, foreign);
  await expectAnswer('getPhoto', 404, foreign, { as: 'zasavje' });
}
