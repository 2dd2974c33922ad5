import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FramesOnDemand } from './framesOnDemand.ts';

let asked: FrameRequestCallback[] = [];

function loopOf(frames: FramesOnDemand) {
  let runs = 0;
  const run = () => {
    runs++;
    frames.requestAnimationFrame(run);
  };
  frames.requestAnimationFrame(run);
  return () => runs;
}

/** Shows frames while one is asked for; more than ten never end. */
function show(): number {
  let shown = 0;
  for (; asked.length > 0 && shown < 10; shown++) asked.shift()!(shown);
  return shown;
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => asked.push(call));
  vi.stubGlobal('cancelAnimationFrame', () => (asked = []));
});

afterEach(() => void vi.unstubAllGlobals());

it('runs a few frames at the start, and then none', () => {
  const runs = loopOf(new FramesOnDemand());
  expect(show()).toBe(3);
  expect(runs()).toBe(3);
});

it('runs a few frames after each change, one at a time', () => {
  const frames = new FramesOnDemand();
  const runs = loopOf(frames);
  show();
  frames.wake();
  frames.wake();
  expect(asked).toHaveLength(1);
  show();
  frames.wake();
  show();
  expect(runs()).toBe(9);
});

it('runs on while each frame wakes it', () => {
  const frames = new FramesOnDemand();
  const run = () => {
    frames.wake();
    frames.requestAnimationFrame(run);
  };
  frames.requestAnimationFrame(run);
  expect(show()).toBe(10);
});

it('runs no frame after the loop has stopped', () => {
  const frames = new FramesOnDemand();
  const runs = loopOf(frames);
  show();
  frames.cancelAnimationFrame();
  frames.wake();
  expect(show()).toBe(0);
  expect(runs()).toBe(3);
});
