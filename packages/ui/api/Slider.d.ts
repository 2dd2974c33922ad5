import { ReactNode } from "react";
interface SliderBaseProps {
  label: string;
  /** Unit with superscripts: "µg/m³". */
  unit?: string | undefined;
  /** 0 by default. */
  minValue?: number | undefined;
  /** 100 by default. */
  maxValue?: number | undefined;
  /** Distance of two values. Values are shown with as many decimals as it has. */
  step?: number | undefined;
  description?: ReactNode | undefined;
  isDisabled?: boolean | undefined;
}
interface SliderProps extends SliderBaseProps {
  value?: number | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number) => void) | undefined;
  /** Called when the thumb is released, for what is too slow to follow every step. */
  onChangeEnd?: ((value: number) => void) | undefined;
  /** Name of the value in a form. */
  name?: string | undefined;
}
/** Lowest and highest value, in this order. */
type SliderRange = readonly [number, number];
interface RangeSliderProps extends SliderBaseProps {
  value?: SliderRange | undefined;
  defaultValue?: SliderRange | undefined;
  onChange?: ((value: SliderRange) => void) | undefined;
  /** Called when a thumb is released, for what is too slow to follow every step. */
  onChangeEnd?: ((value: SliderRange) => void) | undefined;
}
/** A value of which the position within its range matters more than the number. For an exact number use `NumberField`. */
declare function Slider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  name,
  ...frame
}: SliderProps): import("react").JSX.Element;
/** The lowest and the highest value of a selection. The thumbs cannot pass one another. */
declare function RangeSlider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  ...frame
}: RangeSliderProps): import("react").JSX.Element;
export { RangeSlider, RangeSliderProps, Slider, SliderProps, SliderRange };