import { describe, expect, it } from 'vitest';
import { rawPixels } from './rawPixels.ts';

const found = (style: string) =>
  rawPixels('x.css.ts', `export const x = style({\n  ${style},\n});`).map(
    ({ line, property, value, token }) => `${line} ${property} ${value} ${token}`,
  );

describe('rawPixels', () => {
  it.each([
    ["gap: '8px'", '2 gap 8px theme.space.small'],
    ["paddingInlineStart: '24px'", '2 paddingInlineStart 24px theme.space.xlarge'],
    ['marginTop: 12', '2 marginTop 12 theme.space.medium'],
    ["fontSize: '13px'", '2 fontSize 13px theme.fontSize.small'],
    ["lineHeight: '18px'", '2 lineHeight 18px theme.lineHeight.small'],
    ["borderRadius: '999px'", '2 borderRadius 999px theme.radius.full'],
    ["borderStartStartRadius: '8px'", '2 borderStartStartRadius 8px theme.radius.medium'],
    ["selectors: { '&:hover': { gap: '4px' } }", '2 gap 4px theme.space.xsmall'],
  ])('finds %s', (style, expected) => {
    expect(found(style)).toEqual([expected]);
  });

  it('finds each value of a shorthand and of a template', () => {
    expect(found("padding: '4px 10px 8px'")).toEqual([
      '2 padding 4px theme.space.xsmall',
      '2 padding 8px theme.space.small',
    ]);
    // eslint-disable-next-line no-template-curly-in-string -- source of a style
    expect(found('padding: `${theme.space.large} 12px calc(100% - 8px)`')).toHaveLength(2);
  });

  it.each([
    "gap: '6px'",
    "width: '8px'",
    "border: '2px solid'",
    'lineHeight: 20',
    "margin: '-4px'",
    "gap: '1.2px'",
    'padding: 0',
    'gap: theme.space.small',
  ])('accepts %s', (style) => {
    expect(found(style)).toEqual([]);
  });

  it.each([
    "style({ padding: '3px 8px' })",
    // eslint-disable-next-line no-template-curly-in-string -- source of a style
    'style({ padding: `${theme.space.large} 8px` })',
  ])('gives the offsets in %s', (source) => {
    expect(rawPixels('x.css.ts', source).map(({ start, end }) => source.slice(start, end))).toEqual(['8px']);
  });
});
