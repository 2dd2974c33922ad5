import { beforeEach, describe, expect, it, vi } from 'vitest';

const mapLibre = { url: '', version: '6.17.3' };
const prewarm = vi.fn<() => void>();
const onWorkersCreated = vi.fn<(event: string, listen: () => void) => void>();
vi.mock('maplibre-gl', () => ({
  prewarm,
  getGlobalDispatcher: () => ({ on: onWorkersCreated }),
  getWorkerUrl: () => mapLibre.url,
  setWorkerUrl: (url: string) => {
    mapLibre.url = url;
  },
  getVersion: () => mapLibre.version,
}));
vi.mock('./workerUrl.ts', () => ({ workerUrl: '/workers/maplibre.js', workerVersion: '6.17.0' }));

const warn = vi.spyOn(console, 'warn').mockReturnValue();

beforeEach(() => {
  vi.resetModules();
  warn.mockClear();
  Object.assign(mapLibre, { url: '', version: '6.17.3' });
});

const load = () => import('./mapLibre.ts');

describe('the worker of the map', () => {
  it('comes with the package', async () => {
    await load();
    expect(mapLibre.url).toBe('/workers/maplibre.js');
    expect(warn).not.toHaveBeenCalled();
  });

  it('may be the one of the app, of any version', async () => {
    Object.assign(mapLibre, { url: '/own.js', version: '6.18.0' });
    await load();
    expect(mapLibre.url).toBe('/own.js');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['6.18.0', '7.17.0'])('is reported to the developer when the page uses MapLibre %s', async (version) => {
    mapLibre.version = version;
    await load();
    expect(mapLibre.url).toBe('/workers/maplibre.js');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`6.17.0, this page uses ${version}`));
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('setWorkerUrl()'));
  });

  it('stays when the last map is left', async () => {
    await load();
    const [event, listen] = onWorkersCreated.mock.lastCall!;
    expect(event).toBe('workerscreate');
    expect(prewarm).not.toHaveBeenCalled();
    listen();
    expect(prewarm).toHaveBeenCalledOnce();
  });

  it('is reported to the developer once when it does not start', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { reportBlockedWorker } = await load();
    const reason = new Error('404');
    reportBlockedWorker(reason);
    reportBlockedWorker(reason);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"/workers/maplibre.js"'), reason);
  });
});
