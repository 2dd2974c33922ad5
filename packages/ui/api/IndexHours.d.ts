import { IndexScale } from "./indexScales.js";
interface IndexHoursProps {
  /** Band of each hour from 1, the best; null without enough data. */
  bands: readonly (number | null)[];
  /** Start of the first hour, epoch milliseconds. */
  start: number;
  timeZone: string;
  scale?: IndexScale | undefined;
}
/** Index of the last hours as a strip of cells with colour and digit. */
declare function IndexHours({
  bands,
  start,
  timeZone,
  scale
}: IndexHoursProps): import("react").JSX.Element;
export { IndexHours, IndexHoursProps };