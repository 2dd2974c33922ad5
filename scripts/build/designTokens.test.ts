import { describe, expect, it } from 'vitest';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { designTokens } from './designTokens.ts';

interface Token {
  $type: string;
  $value: unknown;
  $description: string;
}
type Groups = Record<string, Record<string, Token>>;

const { shared, ...themes } = JSON.parse(designTokens()) as Record<string, Groups>;
const names = ['light', 'dark', 'lightContrast', 'darkContrast'];

describe('tokens.json', () => {
  it('has every token of the contract, once for all themes or in each of them', () => {
    for (const [group, tokens] of Object.entries(theme)) {
      const places = [shared, ...names.map((name) => themes[name])].filter((groups) => groups?.[group]);
      expect(places, group).toHaveLength(shared![group] ? 1 : names.length);
      for (const place of places) expect(Object.keys(place![group]!)).toEqual(Object.keys(tokens));
    }
  });

  it('types and describes every token', () => {
    const groups = [shared!, ...names.map((name) => themes[name]!)];
    const tokens = groups
      .flatMap((group) => Object.values(group))
      .filter((group) => typeof group === 'object')
      .flatMap((group) => Object.values(group));
    expect(tokens.length).toBeGreaterThan(250);
    for (const { $type, $value, $description } of tokens) {
      expect(['color', 'dimension', 'fontFamily', 'fontWeight', 'shadow', 'transition', 'typography']).toContain($type);
      expect($value).toBeTruthy();
      expect($description).toMatch(/^\S/);
    }
  });

  it('writes colours, sizes, shadows and motion as the format demands', () => {
    expect(themes['light']!['color']!['accent']!.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.0431, 0.4314, 0.4118],
      alpha: 1,
      hex: '#0b6e69',
    });
    expect(themes['light']!['color']!['overlay']!.$value).toMatchObject({ alpha: 0.45, hex: '#0f1922' });
    expect(shared!['space']!['large']!.$value).toEqual({ value: 16, unit: 'px' });
    expect(shared!['motion']!['fast']!.$value).toMatchObject({ duration: { value: 120, unit: 'ms' } });
    expect(themes['dark']!['shadow']!['floating']!.$value).toMatchObject([
      { offsetX: { value: 0, unit: 'px' }, offsetY: { value: 10, unit: 'px' }, blur: { value: 30, unit: 'px' } },
      { spread: { value: 1, unit: 'px' }, color: { alpha: 0.06, hex: '#ffffff' } },
    ]);
    expect(shared!['typography']!['body']!.$value).toMatchObject({
      fontSize: '{shared.fontSize.body}',
      lineHeight: 1.4286,
    });
  });
});
