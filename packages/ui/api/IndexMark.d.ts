import { IndexScale, IndexScale as IndexScale$1 } from "./indexScales.js";
interface IndexMarkProps {
  scale: IndexScale$1;
  /** Band from 1, the best; `null` if there are not enough data. */
  band: 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** Replaces the built-in name of the band. */
  label?: string | undefined;
  isLabelVisible?: boolean | undefined;
  /** `none` if the same text is already next to it. */
  announce?: 'label' | 'none' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
}
/** A band of an air quality index, as digit, colour and name. Without data it differs from every band. */
declare function IndexMark({
  scale,
  band,
  label,
  isLabelVisible,
  announce,
  size
}: IndexMarkProps): import("react").JSX.Element;
export { IndexMark, IndexMarkProps, type IndexScale };