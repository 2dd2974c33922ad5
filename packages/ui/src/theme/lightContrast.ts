import { light } from './light.ts';
import type { Palette } from './palette.ts';

/**
 * Text at 7:1 or more, lines and marks at 4.5:1, and lines where the light theme uses only a shade. Series keep their
 * colours, which were chosen to be distinguishable.
 */
export const lightContrast: Palette = {
  ...light,
  color: {
    ...light.color,
    ground: '#ffffff',
    hover: '#e6ecf1',
    pressed: '#d3dce4',
    text: '#000000',
    textMuted: '#2c3843',
    border: '#66747f',
    borderStrong: '#33414d',
    accent: '#004a46',
    accentHover: '#003330',
    focus: '#003330',
    danger: '#7f0f08',
    dangerHover: '#5c0803',
    success: '#0a4526',
    warning: '#573700',
    info: '#0c3a6e',
    overlay: 'rgb(0 0 0 / 0.7)',
    skeleton: '#c5d0d8',
  },
  mark: { ...light.mark, outline: '#000000', quiet: '#aebac4' },
  map: { ...light.map, boundary: '#66747f', label: '#14202b' },
  shadow: { raised: 'none', floating: '0 0 0 1px #33414d, 0 8px 28px rgb(0 0 0 / 0.3)' },
};
