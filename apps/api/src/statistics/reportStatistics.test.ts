import { expect, it, vi } from 'vitest';
import { noiseStation } from '../../test/noiseStation.ts';
import { ReportStatistics } from './reportStatistics.ts';

const now = Date.UTC(2026, 10, 2) / 1000;

/** Statistics of a station, and the number of times its values were read. */
function prepared() {
  const { store, catalogue, location } = noiseStation(900, { LAeq: () => 50 }, now);
  const state = { revision: '1', catalogue: 1, now };
  const read = vi.spyOn(store, 'read');
  vi.spyOn(store, 'now', 'get').mockImplementation(() => state.now);
  Object.defineProperty(catalogue, 'revision', { get: () => state.catalogue });
  const statistics = new ReportStatistics({ catalogue, store, revision: async () => state.revision });
  return { statistics, location, state, read };
}

it('computes a report once for calls at the same time and later', async () => {
  const { statistics, location, read } = prepared();
  const [one, other] = await Promise.all([statistics.of(location, '2026-10'), statistics.of(location, '2026-10')]);
  const later = await statistics.of(location, '2026-10');
  expect(one.parameters[0]!.value).toBe(50);
  expect([other, later]).toEqual([one, one]);
  expect(read).toHaveBeenCalledTimes(1);
  await statistics.of(location, '2026');
  expect(read.mock.calls.length).toBeGreaterThan(1);
});

it('computes it again after a change of values or of the catalogue, and in a new hour of a running period', async () => {
  const { statistics, location, state, read } = prepared();
  await statistics.of(location, '2026-11');
  state.revision = '2';
  await statistics.of(location, '2026-11');
  state.catalogue = 2;
  await statistics.of(location, '2026-11');
  expect(read).toHaveBeenCalledTimes(3);
  state.now += 3600;
  await statistics.of(location, '2026-11');
  expect(read).toHaveBeenCalledTimes(4);
  await statistics.of(location, '2026-10');
  state.now += 3600;
  await statistics.of(location, '2026-10');
  expect(read).toHaveBeenCalledTimes(5);
});

it('forgets a computation that failed', async () => {
  const { statistics, location, read } = prepared();
  read.mockRejectedValueOnce(new Error('no database'));
  await expect(statistics.of(location, '2026-10')).rejects.toThrow('no database');
  expect((await statistics.of(location, '2026-10')).parameters[0]!.value).toBe(50);
});
