import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './TimeSlider.messages.ts';
import * as styles from './TimeSlider.css.ts';

export interface TimeSliderProps {
  label: string;
  /** Number of steps, at least two. */
  count: number;
  /** Index of the current step, from 0. */
  value: number;
  /** Text of the current step: "Friday 14:00–15:00". */
  valueLabel: string;
  onChange: (value: number) => void;
}

/** Milliseconds per step during playback. */
const pace = 700;

/**
 * Steps through times by hand or by playback. Playback stops at the end, and starts from the beginning when pressed
 * there.
 */
export function TimeSlider({ label, count, value, valueLabel, onChange }: TimeSliderProps) {
  const intl = useUiIntl();
  const id = useId();
  const [isPlaying, setPlaying] = useState(false);
  const last = count - 1;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      onChange(value + 1);
      if (value + 1 >= last) setPlaying(false);
    }, pace);
    return () => clearTimeout(timer);
  }, [isPlaying, value, last, onChange]);

  const toggle = () => {
    if (!isPlaying && value >= last) onChange(0);
    setPlaying(!isPlaying);
  };

  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <IconButton
        size="small"
        label={intl.formatMessage(isPlaying ? messages.pause : messages.play)}
        icon={isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        onPress={toggle}
      />
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        step={1}
        value={value}
        aria-valuetext={valueLabel}
        className={styles.input}
        onChange={(event) => {
          setPlaying(false);
          onChange(event.target.valueAsNumber);
        }}
      />
      <span aria-hidden="true" className={styles.value}>
        {valueLabel}
      </span>
    </div>
  );
}
