import { assignVars, globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';
import { shared } from './shared.ts';

// Designed, not inverted: surfaces get lighter as they rise.
const dark = assignVars(theme, {
  ...shared,
  color: {
    ground: '#0d141a',
    surface: '#151e26',
    raised: '#1d2832',
    hover: '#1f2b35',
    pressed: '#283641',
    text: '#e7edf2',
    textMuted: '#9fafbc',
    border: '#273440',
    borderStrong: '#6d7f8e',
    accent: '#4cc4ba',
    accentHover: '#72d6cd',
    accentSoft: '#12322f',
    onAccent: '#04211e',
    focus: '#72d6cd',
    danger: '#ff938a',
    dangerHover: '#ffb0a9',
    dangerSoft: '#3b1c1b',
    onDanger: '#370704',
    success: '#67cc97',
    successSoft: '#12301f',
    warning: '#f2bf5e',
    warningSoft: '#352811',
    info: '#84b8f3',
    infoSoft: '#152b42',
    overlay: 'rgb(2 6 10 / 0.62)',
    skeleton: '#22303b',
  },
  warning: { none: '#4fb489', low: '#f2cc4c', medium: '#f2963f', high: '#e8554c' },
  mark: { outline: '#e7edf2', ink: '#0d141a', inkOnDark: '#ffffff', quiet: '#4a5a67' },
  series: {
    s1: '#2ac3bb',
    s2: '#da7d9b',
    s3: '#fdd506',
    s4: '#a492fb',
    s5: '#cd4805',
    s6: '#badbfe',
    s7: '#588671',
    s8: '#d2deb2',
    s9: '#92689c',
    s10: '#8caa6e',
    s11: '#796ae5',
    s12: '#abac1d',
  },
  map: {
    land: '#18222b',
    foreign: '#121a21',
    sea: '#0b1b26',
    boundary: '#4a5b69',
    label: '#c3cfd9',
    halo: '#0d141a',
  },
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 0.3)',
    floating: '0 10px 30px rgb(0 0 0 / 0.5), 0 0 0 1px rgb(255 255 255 / 0.06)',
  },
});

globalStyle(':root[data-theme="dark"]', { vars: dark, colorScheme: 'dark' });

globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } },
});
