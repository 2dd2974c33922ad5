import { style } from '@vanilla-extract/css';
import { media } from '@zrak/ui/media';
import { theme } from '@zrak/ui/theme';

// The place and the size of the loaded search, which replaces it.
const [wide, narrow] = [theme.space.large, theme.space.small];
const atEdge = { width: `calc(100% - 2 * ${narrow})`, marginTop: narrow };

export const dialog = style({
  width: `calc(100% - 2 * ${wide})`,
  maxWidth: '600px',
  margin: '10vh auto 0',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  borderRadius: theme.radius.large,
  background: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.floating,
  '::backdrop': { background: theme.color.overlay },
  '@media': {
    [media.phone]: atEdge,
    [media.low]: atEdge,
    '(forced-colors: active)': { border: '1px solid' },
  },
});
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  padding: `0 ${theme.space.large}`,
  borderBottom: `1px solid ${theme.color.accent}`,
  boxShadow: `0 1px 0 ${theme.color.accent}`,
});
export const icon = style({ flex: 'none', color: theme.color.textMuted });
export const input = style({
  flex: 1,
  minWidth: 0,
  height: '56px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: theme.color.text,
  font: 'inherit',
  fontSize: theme.fontSize.large,
  selectors: {
    '&::placeholder': { color: theme.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
export const note = style({ padding: theme.space.large, color: theme.color.textMuted, textAlign: 'center' });
