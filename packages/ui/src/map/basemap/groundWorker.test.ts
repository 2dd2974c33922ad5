import type { AddProtocolAction } from 'maplibre-gl';
import { expect, it, onTestFinished, vi } from 'vitest';
import { groundScheme } from './groundUrl.ts';

it('answers with features that the worker uses, and does not copy to the page', async () => {
  const addProtocol = vi.fn<(scheme: string, load: AddProtocolAction) => void>();
  vi.stubGlobal('self', { addProtocol });
  onTestFinished(() => void vi.unstubAllGlobals());
  await import('./ground.worker.ts');

  const [scheme, load] = addProtocol.mock.calls[0]!;
  expect(scheme).toBe(groundScheme);
  const { data } = await load({ url: `${groundScheme}://world` }, new AbortController());
  expect(data).toHaveProperty('features.length', expect.any(Number));
  // MapLibre copies what `for…in` finds.
  expect(Object.keys(data)).toEqual(['type']);
});
