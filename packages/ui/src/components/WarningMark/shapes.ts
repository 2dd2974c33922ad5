/** `unrated`: a warning without a level, of which only the colour is known. It has no word. */
export type WarningLevel = NamedLevel | 'unrated';

/** `notMeasured`: nothing that could be judged is measured. */
export type NamedLevel =
  | 'none'
  | 'low'
  | 'medium'
  | 'high'
  | 'noData'
  | 'late'
  | 'offline'
  | 'maintenance'
  | 'notMeasured';

export interface MarkShape {
  /** Outline as an SVG path in a box of 20 × 20. */
  body: string;
  /** SVG path of the stroked sign on the outline. */
  sign: string;
  ink: 'dark' | 'light' | 'outline';
}

const circle = 'M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15Z';

/** One outline per level, shared by page and map, so that levels are distinguishable without colour. */
export const markShapes: Record<WarningLevel, MarkShape> = {
  none: { body: circle, sign: 'M6.9 10.2l2.2 2.2l4.2-4.6', ink: 'dark' },
  low: {
    body: 'M4.4 3h11.2a1.4 1.4 0 0 1 1.4 1.4v11.2a1.4 1.4 0 0 1-1.4 1.4H4.4A1.4 1.4 0 0 1 3 15.600V4.400A1.4 1.4 0 0 1 4.4 3Z',
    sign: 'M7 10h6',
    ink: 'dark',
  },
  medium: { body: 'M10 1.900L18.6 17.200H1.400Z', sign: 'M10 7.600v4M10 14.300v.1', ink: 'dark' },
  high: {
    body: 'M6.7 2h6.600L18 6.700v6.600L13.3 18H6.700L2 13.300V6.700Z',
    sign: 'M10 5.900v5M10 14v.1',
    ink: 'light',
  },
  unrated: { body: circle, sign: '', ink: 'outline' },
  noData: { body: circle, sign: 'M7.3 10h5.4', ink: 'outline' },
  late: { body: circle, sign: 'M10 6v4.200l2.8 1.7', ink: 'outline' },
  offline: { body: circle, sign: 'M7.2 7.200l5.6 5.600M12.8 7.200l-5.6 5.6', ink: 'outline' },
  maintenance: { body: 'M10 1.800L18.2 10L10 18.200L1.8 10Z', sign: 'M7.6 8.700h4.800M7.6 11.500h4.8', ink: 'outline' },
  notMeasured: { body: 'M10 5.500a4.5 4.5 0 1 1 0 9a4.500 4.500 0 1 1 0-9Z', sign: '', ink: 'outline' },
};

/** Those with a word, in the order of the shapes. */
export const warningLevels: readonly NamedLevel[] = (Object.keys(markShapes) as WarningLevel[]).filter(
  (level) => level !== 'unrated',
);

/** Whether a dark sign is easier to see on a colour `#rrggbb` than a white one; the better one has at least 4.5:1. */
export function inkOn(color: string): 'dark' | 'light' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Equal contrast with #14202b, whose luminance is 0.014, and with white.
  return luminance > Math.sqrt(1.05 * (0.014 + 0.05)) - 0.05 ? 'dark' : 'light';
}
