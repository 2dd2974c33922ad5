import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const empty = style({ padding: '8px 12px', color: theme.color.textMuted, fontSize: theme.fontSize.body });
