import type { DeckProps } from '@deck.gl/core';

export type Device = Parameters<NonNullable<DeckProps['onDeviceInitialized']>>[0];

/**
 * Ends what luma.gl keeps running after deck.gl has gone: it watches the pixel ratio of the screen, and with that
 * listener the page would keep the canvas and all that was drawn on it.
 */
export function releaseDevice(device: Device | null): void {
  device?.canvasContext?.destroy();
  device?.destroy();
}
