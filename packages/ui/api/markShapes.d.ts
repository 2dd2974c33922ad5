/** `unrated`: a warning without a level, of which only the colour is known. It has no word. */
type WarningLevel = NamedLevel | 'unrated';
/** `notMeasured`: nothing that could be judged is measured. */
type NamedLevel = 'none' | 'low' | 'medium' | 'high' | 'noData' | 'late' | 'offline' | 'maintenance' | 'notMeasured';
interface MarkShape {
  /** Outline as an SVG path in a box of 20 × 20. */
  body: string;
  /** SVG path of the stroked sign on the outline. */
  sign: string;
  ink: 'dark' | 'light' | 'outline';
}
/** One outline per level, shared by page and map, so that levels are distinguishable without colour. */
declare const markShapes: Record<WarningLevel, MarkShape>;
/** Those with a word, in the order of the shapes. */
declare const warningLevels: readonly NamedLevel[];
/** Whether a dark sign is easier to see on a colour `#rrggbb` than a white one; the better one has at least 4.5:1. */
declare function inkOn(color: string): 'dark' | 'light';
export { MarkShape, NamedLevel, WarningLevel, inkOn, markShapes, warningLevels };