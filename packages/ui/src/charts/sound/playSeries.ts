import type { ChartSeries } from '../data/series.ts';
import type { ValueScale } from '../engine/valueScale.ts';
import { tonesOf } from './tones.ts';

/** The A below middle C; the range is two octaves. */
const lowestHz = 220;
const octaves = 2;
const peakGain = 0.15;
/** Seconds of a change of pitch or volume: a jump would click. */
const glideSeconds = 0.015;

/** More tones take longer, up to this duration. */
const longestSeconds = 8;
const toneSeconds = 0.12;
const tonesLimit = 160;

/**
 * Plays `[from, to)` of a series from left to right; the pitch follows the position on the scale.
 *
 * @param onTime called with the time of the current tone, and with null at the end
 * @returns function that stops the sound
 * @throws if the browser offers no audio
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
