/** @jsxImportSource preact */
import { inkOn, markShapes } from '@zrak/ui/markShapes';
import type { Verdict } from '../data/verdict.ts';

const colorOf = ({ level, color }: Extract<Verdict, { kind: 'warning' }>): string => {
  // Any other value, such as `url(…)`, would not be a colour.
  if (color !== undefined && CSS.supports('color', color)) return color;
  return level in { none: 0, low: 0, medium: 0, high: 0 }
    ? `var(--zrak-warning-${level})`
    : 'var(--zrak-color-surface)';
};

const inkOf = (verdict: Extract<Verdict, { kind: 'warning' }>): string => {
  const { level, color } = verdict;
  const ink = color !== undefined && /^#[\da-f]{6}$/i.test(color) ? inkOn(color) : markShapes[level].ink;
  return ink === 'outline' ? '' : ink === 'dark' ? 'onDark' : 'onLight';
};

/** Digit or shape of a verdict; its word is beside it. */
export function Mark({ verdict, size = 'large' }: { verdict: Verdict; size?: 'small' | 'large' }) {
  if (verdict.kind === 'index') {
    const { digit, color, ink } = verdict;
    return (
      <span
        aria-hidden="true"
        class={`square ${size === 'small' ? 'squareSmall ' : ''}${ink === 'dark' ? 'inkDark' : 'inkLight'}`}
        style={{ background: CSS.supports('color', color) ? color : undefined }}
      >
        {digit}
      </span>
    );
  }
  const { body, sign } = markShapes[verdict.level];
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" class={`mark${size === 'small' ? ' markSmall' : ''}`}>
      <path class="body" d={body} style={{ fill: colorOf(verdict) }} />
      {sign !== '' && <path class={`sign ${inkOf(verdict)}`} d={sign} />}
    </svg>
  );
}
