import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { LevelMark } from '../LevelMark/LevelMark.tsx';
import type { StationLevel } from '../levels.ts';
import { useLevelText } from '../useLevelText.ts';
import { messages } from './MapLegend.messages.ts';
import * as styles from './MapLegend.css.ts';

export interface MapLegendRow {
  level: StationLevel;
  /** The level in words of its own; there is a word for every level. */
  levelLabel?: string;
  /** Values that belong to it: "15–45". */
  rangeLabel?: string;
  /** Stations of this level. */
  count: number;
}

export interface MapLegendProps {
  label: string;
  rows: readonly MapLegendRow[];
  /** Only these are shown; all of them when empty. */
  shownLevels: readonly StationLevel[];
  onChange: (levels: StationLevel[]) => void;
}

/** What the marks mean, and how many there are of each; a row that is pressed shows its stations only. */
export function MapLegend({ label, rows, shownLevels, onChange }: MapLegendProps) {
  const intl = useUiIntl();
  const levelText = useLevelText();
  const isShown = (level: StationLevel) => shownLevels.includes(level);
  return (
    <ul aria-label={label} className={styles.list}>
      {rows.map((row) => {
        const { level, rangeLabel, count } = row;
        const isFaded = shownLevels.length > 0 && !isShown(level);
        return (
          <li key={level}>
            <ToggleButton
              isSelected={isShown(level)}
              onChange={(next) =>
                onChange(next ? [...shownLevels, level] : shownLevels.filter((shown) => shown !== level))
              }
              className={styles.row}
            >
              <span {...(isFaded && { className: styles.faded })}>
                <LevelMark level={level} announce="none" />
              </span>
              <span className={styles.name}>{levelText(row)}</span>
              <span className={styles.range}>{rangeLabel}</span>
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
