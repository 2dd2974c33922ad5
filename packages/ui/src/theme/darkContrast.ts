import { dark } from './dark.ts';
import type { Palette } from './palette.ts';

/**
 * Text at 7:1 or more, lines and marks at 4.5:1, and lines where the dark theme uses only a shade. Series keep their
 * colours, which were chosen to be distinguishable.
 */
export const darkContrast: Palette = {
  ...dark,
  color: {
    ...dark.color,
    ground: '#000000',
    surface: '#000000',
    raised: '#0d141a',
    hover: '#1a242d',
    pressed: '#26323d',
    text: '#ffffff',
    textMuted: '#cdd8e1',
    border: '#7f909e',
    borderStrong: '#b4c2cd',
    accent: '#7fe3da',
    accentHover: '#a9f0e9',
    accentSoft: '#0a2a27',
    onAccent: '#000000',
    focus: '#a9f0e9',
    danger: '#ffb4ad',
    dangerHover: '#ffd0cb',
    dangerSoft: '#2f0f0e',
    onDanger: '#000000',
    success: '#8fe3b6',
    successSoft: '#0a2416',
    warning: '#ffd88a',
    warningSoft: '#2a1d05',
    info: '#b0d3fb',
    infoSoft: '#0c2036',
    overlay: 'rgb(0 0 0 / 0.8)',
    skeleton: '#33414d',
  },
  mark: { ...dark.mark, outline: '#ffffff', quiet: '#5c6d7b' },
  map: { ...dark.map, boundary: '#7f909e', label: '#ffffff', halo: '#000000' },
  shadow: { raised: 'none', floating: '0 0 0 1px #b4c2cd, 0 10px 30px rgb(0 0 0 / 0.8)' },
};
