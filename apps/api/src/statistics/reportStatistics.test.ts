import { expect, it, vi } from 'vitest';
import { noiseStation } from '../../test/noiseStation.ts';
import { ReportStatistics } from './reportStatistics.ts';

const now = Date.UTC(2026, 10, 2) / 1000;

/** Statistics of a station, and the number of times its values were read. */
function prepared() {
  const { store, catalogue, location } = noiseStation(900, { LAeq: () => 50 }, now);
  const state = { revision: '1', catalogue: 1, now };
  const readNow = store.read.bind(store);
  const read = vi.spyOn(store, 'read');
  vi.spyOn(store, 'now', 'get').mockImplementation(() => state.now);
  Object.defineProperty(catalogue, 'revision', { get: () => state.catalogue });
  const statistics = new ReportStatistics({ catalogue, store, revision: async () => state.revision });
  return { statistics, location, state, read, readNow };
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

/** Statistics whose computations wait until they are allowed to read. */
function held() {
  const all = prepared();
  const waiting: (() => void)[] = [];
  const { read, readNow } = all;
  read.mockImplementation(async (...request) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return readNow(...request);
  });
  const goOn = async (isOver: () => boolean) => {
    await vi.waitFor(() => {
      waiting.splice(0).forEach((resolve) => resolve());
      expect(isOver()).toBe(true);
    });
  };
  return { ...all, waiting, goOn };
}

it('computes two reports at a time', async () => {
  const { statistics, location, waiting, goOn } = held();
  let done = 0;
  const months = ['2026-05', '2026-06', '2026-07', '2026-08'];
  const reports = months.map(async (month) => {
    await statistics.of(location, month);
    done++;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(waiting).toHaveLength(2);
  await goOn(() => done === 4);
  await Promise.all(reports);
});

it('does not begin a report whose readers have gone, and computes it for one who comes again', async () => {
  const { statistics, location, read, waiting, goOn } = held();
  const first = ['2026-05', '2026-06'].map((month) => statistics.of(location, month));
  const [one, other] = [new AbortController(), new AbortController()];
  const shared = [one, other].map(async ({ signal }) => statistics.of(location, '2026-07', signal));
  // As for a mail: nobody can disconnect.
  const mailed = statistics.of(location, '2026-09');
  const gone = new AbortController();
  const withMail = statistics.of(location, '2026-09', gone.signal);
  const alone = new AbortController();
  const lonely = statistics.of(location, '2026-08', alone.signal);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(waiting).toHaveLength(2);

  one.abort(new Error('one has gone'));
  alone.abort(new Error('nobody reads it'));
  gone.abort(new Error('the mail needs it'));
  await expect(shared[0]).rejects.toThrow('one has gone');
  await expect(lonely).rejects.toThrow('nobody reads it');
  await expect(withMail).rejects.toThrow('the mail needs it');
  let isOver = false;
  const rest = Promise.all([...first, shared[1], mailed]).then(() => (isOver = true));
  await goOn(() => isOver);
  await rest;
  expect(read).toHaveBeenCalledTimes(4);

  isOver = false;
  const again = statistics.of(location, '2026-08').then((report) => {
    isOver = true;
    return report;
  });
  await goOn(() => isOver);
  expect((await again).parameters[0]!.value).toBe(50);
  expect(read).toHaveBeenCalledTimes(5);
});
