import { ReactNode } from "react";
import { StationLevel } from "./stationLevels.js";
interface TimeSliderProps {
  label: string;
  /** Number of steps, at least two. */
  count: number;
  /** Index of the current step, from 0. */
  value: number;
  /** Text of the current step: "Friday 14:00–15:00". Its level is added. */
  valueLabel: string;
  /** Level of each step, which colours its cell; null without data. */
  levels?: readonly (StationLevel | null)[] | undefined;
  /** Steps at which a day begins, with its name. */
  days?: readonly {
    step: number;
    label: string;
  }[] | undefined;
  /** Buttons at the end, for example to earlier times. */
  actions?: ReactNode | undefined;
  onChange: (value: number) => void;
}
/**
 * Steps through times by hand or by playback: a strip with a cell per step. Playback stops at the end, and starts from
 * the beginning when pressed there.
 */
declare function TimeSlider(props: TimeSliderProps): import("react").JSX.Element;
export { TimeSlider, TimeSliderProps };