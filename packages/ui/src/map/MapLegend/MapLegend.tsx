import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { LevelMark } from '../LevelMark/LevelMark.tsx';
import type { StationLevel } from '../levels.ts';
import { useLevelText } from '../useLevelText.ts';
import { messages } from './MapLegend.messages.ts';
import * as styles from './MapLegend.css.ts';

export interface MapLegendRow {
  level: StationLevel;
  /** Fill `#rrggbb` that replaces the colour of a warning. */
  color?: string;
  /** Replaces the built-in name of the level. */
  levelLabel?: string;
  /** Values of the level: "15–45". */
  rangeLabel?: string;
  /** Number of stations of this level. */
  count: number;
}

export interface MapLegendProps {
  label: string;
  rows: readonly MapLegendRow[];
  /** Only stations of these levels are shown; all of them if empty. */
  shownLevels: readonly StationLevel[];
  onChange: (levels: StationLevel[]) => void;
  /** `strip`: side by side, for the edge of a map. */
  layout?: 'rows' | 'strip';
}

/**
 * Explains the marks and shows the number of stations of each level. Pressing a row filters the stations by its level.
 */
export function MapLegend({ label, rows, shownLevels, onChange, layout = 'rows' }: MapLegendProps) {
  const intl = useUiIntl();
  const levelText = useLevelText();
  const isShown = (level: StationLevel) => shownLevels.includes(level);
  return (
    <ul aria-label={label} className={styles.list[layout]}>
      {rows.map((row) => {
        const { level, color, rangeLabel, count } = row;
        const isFaded = shownLevels.length > 0 && !isShown(level);
        return (
          <li key={level}>
            <ToggleButton
              isSelected={isShown(level)}
              onChange={(next) =>
                onChange(next ? [...shownLevels, level] : shownLevels.filter((shown) => shown !== level))
              }
              className={`${styles.row} ${styles.layout[layout]}`}
            >
              <span {...(isFaded && { className: styles.faded })}>
                <LevelMark level={level} announce="none" color={color} />
              </span>
              <span className={styles.name}>{levelText(row)}</span>
              <span className={layout === 'strip' ? styles.spoken : styles.range}>{rangeLabel}</span>
              <span className={styles.count} aria-hidden="true">
                {intl.formatNumber(count)}
              </span>
              <span className={styles.spoken}>{intl.formatMessage(messages.count, { count })}</span>
            </ToggleButton>
          </li>
        );
      })}
    </ul>
  );
}
