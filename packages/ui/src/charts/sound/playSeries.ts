import type { ChartSeries } from '../data/series.ts';
import type { ValueScale } from '../engine/valueScale.ts';
import { tonesOf } from './tones.ts';

/** Two octaves, from an A below the middle C. */
const lowestHz = 220;
const octaves = 2;
const peakGain = 0.15;
/** Seconds until the tone has its new height or has gone: a jump would click. */
const glideSeconds = 0.015;

/** Longer where there are many, at most so many seconds. */
const longestSeconds = 8;
const toneSeconds = 0.12;
const tonesLimit = 160;

/**
 * Plays `[from, to)` of a series from left to right, what is low on the scale low and what is high high.
 *
 * @param onTime Called with the time of the tone that sounds, and with null when all is over.
 * @returns ends it. @throws where the browser gives no sound
 */
export function playSeries(
  series: ChartSeries,
  scale: ValueScale,
  { from, to }: { from: number; to: number },
  onTime: (time: number | null) => void,
): () => void {
  const tones = tonesOf(series, scale, from, to, tonesLimit);
  const context = new AudioContext();
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: lowestHz });
  const loudness = new GainNode(context, { gain: 0 });
  const side = new StereoPannerNode(context, { pan: -1 });
  tone.connect(loudness).connect(side).connect(context.destination);

  const begin = context.currentTime + 0.1;
  const each = Math.min(toneSeconds, longestSeconds / tones.length);
  const end = begin + each * tones.length;
  tones.forEach(({ height }, index) => {
    const at = begin + each * index;
    loudness.gain.setTargetAtTime(height === null ? 0 : peakGain, at, glideSeconds);
    if (height !== null) tone.frequency.setTargetAtTime(lowestHz * 2 ** (octaves * height), at, glideSeconds);
  });
  loudness.gain.setTargetAtTime(0, end, glideSeconds);
  side.pan.setValueAtTime(-1, begin);
  side.pan.linearRampToValueAtTime(1, end);
  tone.start();

  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    if (context.state === 'closed') return;
    clearTimeout(timer);
    void context.close();
    onTime(null);
  };
  const follow = () => {
    const sounding = tones[Math.floor((context.currentTime - begin) / each)];
    if (context.currentTime > end + 10 * glideSeconds) return stop();
    if (sounding) onTime(sounding.time);
    timer = setTimeout(follow, 50);
  };
  follow();
  return stop;
}
