import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

const phone = '(max-width: 767px)';

/** Above the foot of the side menu, where it covers no text; across the foot of the page on a phone. */
export const panel = style({
  position: 'fixed',
  insetInlineStart: theme.space.large,
  insetBlockEnd: theme.space.large,
  zIndex: 40,
  outline: 'none',
  display: 'grid',
  width: 360,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  color: theme.color.text,
  fontFamily: theme.font.family,
  fontSize: theme.fontSize.body,
  boxShadow: theme.shadow.floating,
  '@media': {
    [phone]: { width: 'auto', insetInline: theme.space.small, insetBlockEnd: theme.space.small },
    print: { display: 'none' },
  },
});

export const job = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  padding: theme.space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
});

export const text = style({ display: 'grid', flex: 1, gap: theme.space.xsmall, minWidth: 0 });

export const title = style({ fontWeight: theme.fontWeight.strong });

export const detail = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const failed = style({ display: 'inline-flex', alignSelf: 'start', color: theme.color.danger });

export const retry = style({ marginBlockStart: theme.space.xsmall });

export const dismiss = style({ alignSelf: 'start' });
