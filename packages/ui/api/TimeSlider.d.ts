interface TimeSliderProps {
  label: string;
  /** Number of steps, at least two. */
  count: number;
  /** Index of the current step, from 0. */
  value: number;
  /** Text of the current step: "Friday 14:00–15:00". */
  valueLabel: string;
  onChange: (value: number) => void;
}
/**
 * Steps through times by hand or by playback. Playback stops at the end, and starts from the beginning when pressed
 * there.
 */
declare function TimeSlider({
  label,
  count,
  value,
  valueLabel,
  onChange
}: TimeSliderProps): import("react").JSX.Element;
export { TimeSlider, TimeSliderProps };