import { oklch } from 'culori';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../theme/contrast.ts';
import { dark } from '../theme/dark.ts';
import { darkContrast } from '../theme/darkContrast.ts';
import { light } from '../theme/light.ts';
import { lightContrast } from '../theme/lightContrast.ts';
import { brandTheme } from './brandTheme.ts';

const schemes = [
  ['light', light, 4.5],
  ['dark', dark, 4.5],
  ['lightContrast', lightContrast, 7],
  ['darkContrast', darkContrast, 7],
] as const;

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Difference of two hues in degrees. */
const hueDistance = (first: number, second: number) => Math.abs(((first - second + 540) % 360) - 180);

describe('brandTheme', () => {
  it('changes the lightness and keeps the hue, measured with an independent library', () => {
    for (const accent of ['#0f766e', '#ffd400', '#b91c1c', '#1d4ed8']) {
      const { h: hue = 0 } = oklch(accent)!;
      for (const [name] of schemes) {
        const changed = oklch(brandTheme(accent)!.colors[name].accentHover)!;
        expect(hueDistance(changed.h ?? hue, hue), `${accent} in ${name}`).toBeLessThan(4);
      }
    }
    const { accent, accentHover } = brandTheme('#0f766e')!.colors.light;
    expect(oklch(accent)!.l - oklch(accentHover)!.l).toBeCloseTo(0.07, 2);
  });

  it('is readable in every scheme, for any colour', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const theme = brandTheme(accent)!;
        for (const [name, { color }, limit] of schemes) {
          const brand = theme.colors[name];
          for (const surface of [color.ground, color.surface, color.raised, color.hover, color.pressed]) {
            expect(contrast(brand.accent, surface), `${accent} in ${name}`).toBeGreaterThanOrEqual(limit);
          }
          expect(contrast(brand.accent, brand.accentSoft), `${accent} soft in ${name}`).toBeGreaterThanOrEqual(limit);
          expect(contrast(color.text, brand.accentSoft), `${accent} text in ${name}`).toBeGreaterThanOrEqual(limit);
          expect(contrast(brand.onAccent, brand.accent), `${accent} on it in ${name}`).toBeGreaterThanOrEqual(limit);
          expect(contrast(brand.onAccent, brand.accentHover)).toBeGreaterThanOrEqual(limit);
          expect(theme.adjusted.includes(name)).toBe(brand.accent !== accent);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leaves a readable colour unchanged', () => {
    const theme = brandTheme('#0B6E69')!;
    expect(theme.colors.light.accent).toBe('#0b6e69');
    expect(theme.adjusted).not.toContain('light');
    expect(theme.adjusted).toContain('dark');
  });

  it('keeps the hue: a yellow becomes a dark yellow on white', () => {
    const { accent } = brandTheme('#ffd400')!.colors.light;
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue + 40);
  });

  it('names a custom property for each token of each scheme', () => {
    const { variables } = brandTheme('#333')!;
    expect(Object.keys(variables)).toHaveLength(20);
    expect(variables['--zrak-brand-light-accent']).toBe('#333333');
  });

  it.each(['', 'red', '#12', '#12345', 'url(x)', '#fff;color:red', 'var(--x)'])('rejects %s', (text) => {
    expect(brandTheme(text)).toBeNull();
  });
});
