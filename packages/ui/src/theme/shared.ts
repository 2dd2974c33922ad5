import type { SpaceToken } from './space.ts';

/** Tokens common to all themes: sizes, type and motion. */
export const shared = {
  space: {
    xxsmall: '2px',
    xsmall: '4px',
    small: '8px',
    medium: '12px',
    large: '16px',
    xlarge: '24px',
    xxlarge: '32px',
    huge: '48px',
  } satisfies Record<SpaceToken, string>,
  radius: { small: '4px', medium: '8px', large: '12px', full: '999px' },
  font: { family: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif" },
  fontSize: { small: '13px', body: '14px', large: '16px', title: '20px', headline: '28px', display: '40px' },
  lineHeight: { small: '18px', body: '20px', large: '24px', title: '28px', headline: '36px', display: '48px' },
  fontWeight: { regular: '400', strong: '600' },
  motion: { fast: '120ms ease-out', medium: '200ms ease-out' },
};
