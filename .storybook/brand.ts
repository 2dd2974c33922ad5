import { create } from 'storybook/theming';
import type { Scheme } from './foundations/palettes.ts';

const names = { light: 'light', dark: 'dark', lightContrast: 'light', darkContrast: 'dark' } as const;

/** Theme of Storybook's own interface, from our tokens. */
export function storybookTheme({ name, palette: { color } }: Scheme, brandTitle = 'Zrak') {
  return create({
    base: names[name],
    brandTitle,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.ground,
    appContentBg: color.surface,
    appPreviewBg: color.ground,
    appHoverBg: color.hover,
    appBorderColor: color.border,
    appBorderRadius: 8,
    fontBase: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    textColor: color.text,
    textInverseColor: color.onAccent,
    textMutedColor: color.textMuted,
    barTextColor: color.textMuted,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
    barBg: color.surface,
    buttonBg: color.surface,
    buttonBorder: color.borderStrong,
    booleanBg: color.hover,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });
}
