/**
 * Values that a theme must define. Names are readable custom properties (`--zrak-color-text`), because the canvas of a
 * chart and the layers of a map read them at run time.
 */
declare const theme: {
  color: {
    ground: `var(--${string})`;
    surface: `var(--${string})`;
    raised: `var(--${string})`;
    hover: `var(--${string})`;
    pressed: `var(--${string})`;
    text: `var(--${string})`;
    textMuted: `var(--${string})`;
    border: `var(--${string})`;
    borderStrong: `var(--${string})`;
    accent: `var(--${string})`;
    accentHover: `var(--${string})`;
    accentSoft: `var(--${string})`;
    onAccent: `var(--${string})`;
    focus: `var(--${string})`;
    danger: `var(--${string})`;
    dangerHover: `var(--${string})`;
    dangerSoft: `var(--${string})`;
    onDanger: `var(--${string})`;
    success: `var(--${string})`;
    successSoft: `var(--${string})`;
    warning: `var(--${string})`;
    warningSoft: `var(--${string})`;
    info: `var(--${string})`;
    infoSoft: `var(--${string})`;
    overlay: `var(--${string})`;
    skeleton: `var(--${string})`;
  };
  warning: {
    none: `var(--${string})`;
    low: `var(--${string})`;
    medium: `var(--${string})`;
    high: `var(--${string})`;
  };
  index: {
    e1: `var(--${string})`;
    e2: `var(--${string})`;
    e3: `var(--${string})`;
    e4: `var(--${string})`;
    e5: `var(--${string})`;
    e6: `var(--${string})`;
    u1: `var(--${string})`;
    u2: `var(--${string})`;
    u3: `var(--${string})`;
    u4: `var(--${string})`;
    u5: `var(--${string})`;
    u6: `var(--${string})`;
    noData: `var(--${string})`;
  };
  mark: {
    outline: `var(--${string})`;
    ink: `var(--${string})`;
    inkOnDark: `var(--${string})`;
    quiet: `var(--${string})`;
  };
  series: {
    s1: `var(--${string})`;
    s2: `var(--${string})`;
    s3: `var(--${string})`;
    s4: `var(--${string})`;
    s5: `var(--${string})`;
    s6: `var(--${string})`;
    s7: `var(--${string})`;
    s8: `var(--${string})`;
    s9: `var(--${string})`;
    s10: `var(--${string})`;
    s11: `var(--${string})`;
    s12: `var(--${string})`;
  };
  map: {
    land: `var(--${string})`;
    sea: `var(--${string})`;
    river: `var(--${string})`;
    boundary: `var(--${string})`;
    label: `var(--${string})`;
    halo: `var(--${string})`;
    picture: `var(--${string})`;
  };
  space: {
    xxsmall: `var(--${string})`;
    xsmall: `var(--${string})`;
    small: `var(--${string})`;
    medium: `var(--${string})`;
    large: `var(--${string})`;
    xlarge: `var(--${string})`;
    xxlarge: `var(--${string})`;
    huge: `var(--${string})`;
  };
  radius: {
    small: `var(--${string})`;
    medium: `var(--${string})`;
    large: `var(--${string})`;
    full: `var(--${string})`;
  };
  font: {
    family: `var(--${string})`;
  };
  fontSize: {
    small: `var(--${string})`;
    body: `var(--${string})`;
    large: `var(--${string})`;
    title: `var(--${string})`;
    headline: `var(--${string})`;
    display: `var(--${string})`;
  };
  lineHeight: {
    small: `var(--${string})`;
    body: `var(--${string})`;
    large: `var(--${string})`;
    title: `var(--${string})`;
    headline: `var(--${string})`;
    display: `var(--${string})`;
  };
  fontWeight: {
    regular: `var(--${string})`;
    strong: `var(--${string})`;
  };
  shadow: {
    raised: `var(--${string})`;
    floating: `var(--${string})`;
  };
  motion: {
    fast: `var(--${string})`;
    medium: `var(--${string})`;
  };
};
export { theme };