import { type ReactNode, useId } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  type SliderProps as AriaSliderProps,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import * as field from '../Field/Field.css.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { messages } from './Slider.messages.ts';
import * as styles from './Slider.css.ts';

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
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface SliderProps extends SliderBaseProps {
  value?: number | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number) => void) | undefined;
  /** Called when the thumb is released, for what is too slow to follow every step. */
  onChangeEnd?: ((value: number) => void) | undefined;
  /** Name of the value in a form. */
  name?: string | undefined;
}

/** Lowest and highest value, in this order. */
export type SliderRange = readonly [number, number];

export interface RangeSliderProps extends SliderBaseProps {
  value?: SliderRange | undefined;
  defaultValue?: SliderRange | undefined;
  onChange?: ((value: SliderRange) => void) | undefined;
  /** Called when a thumb is released, for what is too slow to follow every step. */
  onChangeEnd?: ((value: SliderRange) => void) | undefined;
}

/** A value of which the position within its range matters more than the number. For an exact number use `NumberField`. */
export function Slider({ value, defaultValue, onChange, onChangeEnd, name, ...frame }: SliderProps) {
  return (
    <SliderFrame
      {...frame}
      behaviour={{
        ...(value !== undefined && { value }),
        ...(defaultValue !== undefined && { defaultValue }),
        onChange: (next) => onChange?.(Number(next)),
        onChangeEnd: (next) => onChangeEnd?.(Number(next)),
      }}
    >
      <SliderThumb className={styles.thumb} {...(name && { name })}>
        <span className={styles.knob} />
      </SliderThumb>
    </SliderFrame>
  );
}

const rangeOf = (value: number | number[]): SliderRange => {
  const [from = 0, to = from] = Array.isArray(value) ? value : [value];
  return [from, to];
};

/** The lowest and the highest value of a selection. The thumbs cannot pass one another. */
export function RangeSlider({ value, defaultValue, onChange, onChangeEnd, ...frame }: RangeSliderProps) {
  const intl = useUiIntl();
  return (
    <SliderFrame
      {...frame}
      isRange
      behaviour={{
        ...(value && { value: [...value] }),
        defaultValue: [...(defaultValue ?? [frame.minValue ?? 0, frame.maxValue ?? 100])],
        onChange: (next) => onChange?.(rangeOf(next)),
        onChangeEnd: (next) => onChangeEnd?.(rangeOf(next)),
      }}
    >
      {([messages.from, messages.to] as const).map((message, index) => (
        <SliderThumb key={message.id} index={index} aria-label={intl.formatMessage(message)} className={styles.thumb}>
          <span className={styles.knob} />
        </SliderThumb>
      ))}
    </SliderFrame>
  );
}

/** Small numbers are written with an exponent: "1.5e-7". */
function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

interface SliderFrameProps extends SliderBaseProps {
  isRange?: boolean;
  behaviour: Pick<AriaSliderProps, 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd'>;
  /** Thumbs. */
  children: ReactNode;
}

/** Label, values and track of both sliders. */
function SliderFrame({
  label,
  unit,
  minValue = 0,
  maxValue = 100,
  step = 1,
  description,
  isDisabled = false,
  isRange = false,
  behaviour,
  children,
}: SliderFrameProps) {
  const intl = useUiIntl();
  const descriptionId = useId();
  const decimals = decimalsOf(step);
  const textOf = (values: readonly number[]) =>
    values.map((value) => formatDecimal(intl, value, decimals)).join('\u2013') + (unit ? `\u00a0${unit}` : '');
  return (
    <AriaSlider
      {...behaviour}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={isDisabled}
      formatOptions={{ minimumFractionDigits: decimals, maximumFractionDigits: decimals }}
      className={field.field}
      {...(description && { 'aria-describedby': descriptionId })}
    >
      <div className={styles.head}>
        <Label className={field.label}>
          {label}
          {unit && <span className={hidden}> ({unit})</span>}
        </Label>
        <SliderOutput className={styles.output}>{({ state }) => <bdi>{textOf(state.values)}</bdi>}</SliderOutput>
      </div>
      {description && (
        <div id={descriptionId} className={field.description}>
          {description}
        </div>
      )}
      <SliderTrack className={styles.track}>
        <SliderFill className={styles.fill}>
          <span className={isRange ? styles.between : styles.fromStart} />
        </SliderFill>
        {children}
      </SliderTrack>
    </AriaSlider>
  );
}
