import type { AddProtocolAction } from 'maplibre-gl';
import { expect, it, onTestFinished, vi } from 'vitest';
import { groundScheme } from './groundUrl.ts';

it('answers with the bytes of the tile that is asked for', async () => {
  const addProtocol = vi.fn<(scheme: string, load: AddProtocolAction) => void>();
  vi.stubGlobal('self', { addProtocol });
  onTestFinished(() => void vi.unstubAllGlobals());
  await import('./ground.worker.ts');

  const [scheme, load] = addProtocol.mock.calls[0]!;
  expect(scheme).toBe(groundScheme);
  const textOf = async (tile: string) => {
    const { data } = await load({ url: `${groundScheme}://${tile}` }, new AbortController());
    return new TextDecoder('latin1').decode(data as ArrayBuffer);
  };
  expect(await textOf('8/138/91')).toContain('Ljubljana');
  expect(await textOf('8/139/88')).toContain('Wien');
});
