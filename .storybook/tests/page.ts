import { expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';
import './viewport.ts';

// A fixed date keeps calendars and ages the same every day. Timers run normally.
vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });

if (inject('comparesPictures')) {
  globalThis.comparePicture = (name, element) => expect(element ?? page).toMatchScreenshot(name);
}

globalThis.checksAll = inject('checksAll');
globalThis.widen = (width) => page.viewport(width, window.innerHeight);
