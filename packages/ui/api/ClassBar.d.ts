import { IndexScale } from "./indexScales.js";
interface ClassCount {
  /** From 1, the best; `null` for stations without an index. */
  band: 1 | 2 | 3 | 4 | 5 | 6 | null;
  count: number;
}
interface ClassBarProps {
  /** From the best band to the worst, then those without; counts of 0 are left out. */
  counts: readonly ClassCount[];
  scale?: IndexScale | undefined;
}
/** How many stations are in each class of the air quality index: a divided bar, and below it the numbers. */
declare function ClassBar({
  counts,
  scale
}: ClassBarProps): import("react").JSX.Element;
export { ClassBar, ClassBarProps, ClassCount };