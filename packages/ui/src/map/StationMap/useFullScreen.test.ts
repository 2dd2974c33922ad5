// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, useFullScreen, useFullScreenEnd } from './useFullScreen.ts';

const exitFullscreen = vi.fn(async () => undefined);
const show = (element: Element | null) => Object.assign(document, { fullscreenElement: element });

beforeEach(() => {
  Object.defineProperty(document, 'fullscreenElement', { value: null, writable: true, configurable: true });
  Object.assign(document, { fullscreenEnabled: true, exitFullscreen });
  exitFullscreen.mockClear();
});
afterEach(cleanup);

const frame = { current: document.createElement('div') };

it.each([frame, page])('ends when the map is removed', (element) => {
  const { unmount } = renderHook(() => useFullScreenEnd(element));
  show(element.current);
  unmount();
  expect(exitFullscreen).toHaveBeenCalledOnce();
});

it('of the app stays when a map is removed', () => {
  const { unmount } = renderHook(() => useFullScreenEnd(frame));
  show(document.body);
  unmount();
  expect(exitFullscreen).not.toHaveBeenCalled();
});

it('of a map can be turned on within that of the app', () => {
  const requestFullscreen = vi.fn(async () => undefined);
  Object.assign(frame.current, { requestFullscreen });
  show(document.body);
  const { result } = renderHook(() => useFullScreen(frame));
  expect(result.current?.isOn).toBe(false);
  result.current?.toggle();
  expect(requestFullscreen).toHaveBeenCalledOnce();
  expect(exitFullscreen).not.toHaveBeenCalled();
});
