import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.medium,
  border: '1px solid',
  borderRadius: theme.radius.medium,
  color: theme.color.text,
  // Brought into view, it is not under the top bar.
  scrollMarginBlock: `72px ${theme.space.large}`,
});
export const density = styleVariants({
  regular: [banner, { flexWrap: 'wrap', padding: `${theme.space.medium} ${theme.space.large}` }],
  compact: [banner, { gap: theme.space.small, padding: `6px ${theme.space.medium}` }],
});
export const tone = styleVariants({
  info: { background: theme.color.infoSoft, borderColor: `color-mix(in srgb, ${theme.color.info} 30%, transparent)` },
  success: {
    background: theme.color.successSoft,
    borderColor: `color-mix(in srgb, ${theme.color.success} 30%, transparent)`,
  },
  warning: {
    background: theme.color.warningSoft,
    borderColor: `color-mix(in srgb, ${theme.color.warning} 35%, transparent)`,
  },
  danger: {
    background: theme.color.dangerSoft,
    borderColor: `color-mix(in srgb, ${theme.color.danger} 30%, transparent)`,
  },
});
export const icon = styleVariants({
  info: { color: theme.color.info, paddingTop: '1px' },
  success: { color: theme.color.success, paddingTop: '1px' },
  warning: { color: theme.color.warning, paddingTop: '1px' },
  danger: { color: theme.color.danger, paddingTop: '1px' },
});
export const text = style({ flex: '1 1 220px', minWidth: 0, lineHeight: '22px' });
export const title = style({ fontWeight: theme.fontWeight.strong });
export const action = style({ display: 'flex', gap: theme.space.small, alignSelf: 'center', margin: '-4px 0' });
