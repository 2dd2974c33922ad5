import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Values that a theme must define. Names are readable custom properties (`--zrak-color-text`), because the canvas of a
 * chart and the layers of a map read them at run time.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      ground: '',
      surface: '',
      raised: '',
      hover: '',
      pressed: '',
      text: '',
      textMuted: '',
      border: '',
      borderStrong: '',
      accent: '',
      accentHover: '',
      accentSoft: '',
      onAccent: '',
      focus: '',
      danger: '',
      dangerHover: '',
      dangerSoft: '',
      onDanger: '',
      success: '',
      successSoft: '',
      warning: '',
      warningSoft: '',
      info: '',
      infoSoft: '',
      overlay: '',
      skeleton: '',
    },
    /** Data colours of a warning level; always shown together with a shape and a word. */
    warning: { none: '', low: '', medium: '', high: '' },
    /**
     * Data colours of the bands of an air quality index, European and American. `indexScales` gives the digit of each.
     */
    index: {
      e1: '',
      e2: '',
      e3: '',
      e4: '',
      e5: '',
      e6: '',
      u1: '',
      u2: '',
      u3: '',
      u4: '',
      u5: '',
      u6: '',
      noData: '',
    },
    /** Outline of every mark (contrast ≥ 3:1 on every surface) and ink of the sign on its fill. */
    mark: { outline: '', ink: '', inkOnDark: '', quiet: '' },
    /** 12 series colours, ΔE2000 ≥ 11 between any two in normal vision and in three colour vision deficiencies. */
    series: {
      s1: '',
      s2: '',
      s3: '',
      s4: '',
      s5: '',
      s6: '',
      s7: '',
      s8: '',
      s9: '',
      s10: '',
      s11: '',
      s12: '',
    },
    map: { land: '', sea: '', river: '', boundary: '', label: '', halo: '', picture: '' },
    space: { xxsmall: '', xsmall: '', small: '', medium: '', large: '', xlarge: '', xxlarge: '', huge: '' },
    radius: { small: '', medium: '', large: '', full: '' },
    font: { family: '' },
    fontSize: { small: '', body: '', large: '', title: '', headline: '', display: '' },
    /** One for each font size: together they are the type roles. */
    lineHeight: { small: '', body: '', large: '', title: '', headline: '', display: '' },
    fontWeight: { regular: '', strong: '' },
    shadow: { raised: '', floating: '' },
    motion: { fast: '', medium: '' },
  },
  (_value, path) => `zrak-${path.join('-')}`,
);
