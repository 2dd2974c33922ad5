import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

const phone = '(max-width: 767px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space.xlarge,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The list of stations; on a phone it is a separate page. */
export const list = style({ display: 'grid', gap: theme.space.medium, gridTemplateColumns: 'minmax(0, 1fr)' });
export const behindPage = style({ '@media': { [phone]: { display: 'none' } } });
/** On a phone, the list says the same. */
export const besideList = style({ '@media': { [phone]: { display: 'none' } } });
export const back = style({ display: 'none', '@media': { [phone]: { display: 'block' } } });

export const stack = style({ display: 'grid', gap: theme.space.large, gridTemplateColumns: 'minmax(0, 1fr)' });
export const fields = style({
  display: 'grid',
  gap: theme.space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.medium,
});
export const heading = style({
  margin: 0,
  fontSize: theme.fontSize.title,
  lineHeight: theme.lineHeight.title,
  fontWeight: theme.fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const section = style({ display: 'grid', gap: theme.space.medium, gridTemplateColumns: 'minmax(0, 1fr)' });
export const subheading = style({
  margin: 0,
  fontSize: theme.fontSize.large,
  lineHeight: theme.lineHeight.large,
  fontWeight: theme.fontWeight.strong,
});
export const muted = style({ color: theme.color.textMuted });

export const map = style({
  position: 'relative',
  height: '320px',
  overflow: 'hidden',
  borderRadius: theme.radius.medium,
});
/** Over the centre of the map; the halo keeps it visible on any ground. */
export const crosshair = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  color: theme.color.danger,
  filter: `drop-shadow(0 0 2px ${theme.color.surface}) drop-shadow(0 0 2px ${theme.color.surface})`,
  pointerEvents: 'none',
});

export const logo = style({
  boxSizing: 'border-box',
  maxWidth: '200px',
  maxHeight: '64px',
  padding: theme.space.small,
  borderRadius: theme.radius.medium,
  background: '#fff',
  border: `1px solid ${theme.color.border}`,
});
export const notes = style({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });
