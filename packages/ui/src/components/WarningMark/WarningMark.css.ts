import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  verticalAlign: 'middle',
});
export const svg = style({ display: 'block', overflow: 'visible' });
export const label = style({
  color: theme.color.text,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.body,
});

const outlined = { stroke: theme.mark.outline, strokeWidth: 1.5, strokeLinejoin: 'round' } as const;
export const body = styleVariants({
  none: { ...outlined, fill: theme.warning.none },
  low: { ...outlined, fill: theme.warning.low },
  medium: { ...outlined, fill: theme.warning.medium },
  high: { ...outlined, fill: theme.warning.high },
  unrated: { ...outlined, fill: theme.mark.quiet },
  noData: { ...outlined, fill: theme.color.surface, strokeDasharray: '2.6 2' },
  late: { ...outlined, fill: theme.color.surface },
  offline: { ...outlined, fill: theme.mark.quiet },
  maintenance: { ...outlined, fill: theme.color.surface },
  notMeasured: { ...outlined, fill: theme.color.surface },
});

export const ink = styleVariants({
  dark: { stroke: '#14202b', strokeWidth: 1.9, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' },
  light: { stroke: '#ffffff', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' },
  outline: {
    stroke: theme.mark.outline,
    strokeWidth: 1.7,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    fill: 'none',
  },
});
