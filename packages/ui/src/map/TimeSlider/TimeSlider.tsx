import { assignInlineVars } from '@vanilla-extract/dynamic';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useStable } from '../../components/parts/useStable.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { StationLevel } from '../levels.ts';
import { levelColors } from '../levelColors.ts';
import { useLevelText } from '../useLevelText.ts';
import { messages } from './TimeSlider.messages.ts';
import * as styles from './TimeSlider.css.ts';

export interface TimeSliderProps {
  label: string;
  /** Number of steps, at least two. */
  count: number;
  /** Index of the current step, from 0. */
  value: number;
  /** Text of the current step: "Friday 14:00–15:00". Its level is added. */
  valueLabel: string;
  /** Level of each step, which colours its cell; null without data. */
  levels?: readonly (StationLevel | null)[];
  /** Steps at which a day begins, with its name. */
  days?: readonly { step: number; label: string }[];
  /** Buttons at the end, for example to earlier times. */
  actions?: ReactNode;
  onChange: (value: number) => void;
}

/** Milliseconds per step during playback. */
const pace = 700;

/**
 * Steps through times by hand or by playback: a strip with a cell per step. Playback stops at the end, and starts from
 * the beginning when pressed there.
 */
export function TimeSlider(props: TimeSliderProps) {
  const { label, count, valueLabel, levels = [], days = [], actions, onChange } = props;
  const intl = useUiIntl();
  const id = useId();
  const [isPlaying, setPlaying] = useState(false);
  const last = count - 1;
  // The value may be of a longer strip that the app has just shortened.
  const value = Math.min(props.value, last);
  const levelText = useLevelText();
  const worst = levels[value];
  const worstText = worst && intl.formatMessage(messages.worst, { level: levelText({ level: worst }) });
  const text = worstText ? `${valueLabel} · ${worstText}` : valueLabel;

  const change = useStable(onChange);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      change(Math.min(value + 1, last));
      if (value + 1 >= last) setPlaying(false);
    }, pace);
    return () => clearTimeout(timer);
  }, [isPlaying, value, last, change]);

  const toggle = () => {
    if (!isPlaying && value >= last) onChange(0);
    setPlaying(!isPlaying);
  };
  const at = (step: number) => assignInlineVars({ [styles.from]: `${(step / count) * 100}%` });

  return (
    <div className={styles.slider} style={assignInlineVars({ [styles.stepWidth]: `${100 / count}%` })}>
      <IconButton
        size="small"
        label={intl.formatMessage(isPlaying ? messages.pause : messages.play)}
        icon={isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        onPress={toggle}
      />
      <div className={styles.main}>
        <div className={styles.head}>
          <span aria-hidden="true" className={styles.value}>
            {valueLabel}
          </span>
          {worstText && (
            <span aria-hidden="true" className={styles.addition}>
              {worstText}
            </span>
          )}
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
        </div>
        <div className={styles.track}>
          <div aria-hidden="true" className={styles.cells}>
            {Array.from({ length: count }, (_, step) => {
              const level = levels[step];
              return (
                <span
                  key={step}
                  className={styles.cell}
                  style={level ? { background: levelColors[level] } : undefined}
                />
              );
            })}
          </div>
          {days.map(({ step }) => (
            <span key={step} aria-hidden="true" className={styles.dayLine} style={at(step)} />
          ))}
          <input
            id={id}
            type="range"
            min={0}
            max={last}
            step={1}
            value={value}
            aria-valuetext={text}
            className={styles.input}
            onChange={(event) => {
              setPlaying(false);
              onChange(event.target.valueAsNumber);
            }}
          />
          <span aria-hidden="true" className={`${styles.thumb} ${styles.focusable}`} style={at(value + 0.5)} />
        </div>
        {days.length > 0 && (
          <div aria-hidden="true" className={styles.days}>
            {days.map((day) => (
              <span key={day.step} className={styles.day} style={at(day.step)}>
                {day.label}
              </span>
            ))}
          </div>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
