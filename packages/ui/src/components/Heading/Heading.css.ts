import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { typeRoles } from '../../theme/typeRoles.ts';

export const heading = style({
  margin: 0,
  color: theme.color.text,
  fontWeight: theme.fontWeight.strong,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

const tight = { letterSpacing: '-0.015em' };
export const size = styleVariants({
  small: typeRoles.small,
  body: typeRoles.body,
  large: typeRoles.large,
  title: typeRoles.title,
  headline: { ...typeRoles.headline, ...tight },
  // Few words of this size fit in a line of a phone.
  display: { ...typeRoles.display, ...tight, '@media': { [media.phone]: typeRoles.headline } },
});
