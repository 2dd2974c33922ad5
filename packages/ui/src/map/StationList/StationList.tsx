import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Formula } from '../../components/Formula/Formula.tsx';
import { WarningMark } from '../../components/WarningMark/WarningMark.tsx';
import type { WarningLevel } from '../../components/WarningMark/shapes.ts';
import { useStable } from '../../components/parts/useStable.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useFirstRows } from '../../theme/useFirstRows.ts';
import { LevelMark } from '../LevelMark/LevelMark.tsx';
import { isBand } from '../bands.ts';
import type { StationLevel } from '../levels.ts';
import { useLevelText } from '../useLevelText.ts';
import { scrollToRow } from './scrollToRow.ts';
import { messages } from './StationList.messages.ts';
import * as styles from './StationList.css.ts';

export interface StationListItem {
  id: string;
  name: string;
  level: StationLevel;
  /** Fill `#rrggbb` that replaces the colour of a warning. */
  color?: string;
  /** Replaces the built-in name of the level. */
  levelLabel?: string;
  /** Value with unit, and time if relevant: "52,4 µg/m³". */
  valueLabel?: string;
  /** A warning beside a band of an index, about something else: noise. */
  warning?: { level: WarningLevel; color?: string | undefined; label: string } | undefined;
  /** Shown beside the name, for example a distance. */
  noteLabel?: string;
  /** Recent course of the value, for example a `Sparkline`. */
  trend?: ReactNode;
  /** Page of the station. */
  href?: string;
}

export interface StationListProps {
  label: string;
  stations: readonly StationListItem[];
  selectedId?: string | null;
  /** Id of the station hovered on the map. */
  hoveredId?: string | null;
  /** Called with null when the selected station is pressed again. */
  onSelect: (id: string | null) => void;
  onHover?: (id: string | null) => void;
  emptyContent?: ReactNode;
}

/**
 * Number of rows at first, and added by each press of the button. More rows cost time; users find stations by name or
 * on the map.
 */
const rowsPerStep = 200;

/** Text equivalent of the map: the same stations and actions, without code of the map. */
export function StationList({
  label,
  stations,
  selectedId = null,
  hoveredId = null,
  onSelect,
  onHover,
  emptyContent,
}: StationListProps) {
  const intl = useUiIntl();
  const listRef = useRef<HTMLUListElement>(null);
  const [shownCount, setShownCount] = useState(rowsPerStep);
  // Only the rows that changed are rendered.
  const select = useStable(onSelect);
  const hover = useStable(onHover);

  const shown = useMemo(() => {
    const first = stations.slice(0, shownCount);
    if (selectedId === null || first.some(({ id }) => id === selectedId)) return first;
    // A station selected on the map may be beyond the rendered rows; it is shown at the top.
    const chosen = stations.find(({ id }) => id === selectedId);
    return chosen ? [chosen, ...first] : first;
  }, [stations, shownCount, selectedId]);

  const rows = useFirstRows(shown);

  // Only a new selection or another station on the map scrolls, not new values.
  const scrollTo = useStable((stationId: string | null) => {
    const row = listRef.current?.children[shown.findIndex(({ id }) => id === stationId)];
    if (row) scrollToRow(row);
  });
  // Scrolls a station selected on the map into view; a visible row does not move.
  useEffect(() => scrollTo(selectedId), [selectedId, scrollTo]);

  // So does a station to which the keyboard has moved on the map.
  useEffect(() => scrollTo(hoveredId), [hoveredId, scrollTo]);

  if (stations.length === 0) return emptyContent ?? <EmptyState title={intl.formatMessage(messages.empty)} />;

  const showMore = () => {
    setShownCount(shownCount + rowsPerStep);
    // The pressed button is removed or moves down, so the focus is moved to the first new row.
    requestAnimationFrame(() => listRef.current?.children[shown.length]?.querySelector('button')?.focus());
  };
  return (
    <>
      <ul ref={listRef} aria-label={label} className={styles.list}>
        {rows.map((station) => (
          <StationRow
            key={station.id}
            station={station}
            isSelected={station.id === selectedId}
            isPointedAt={station.id === hoveredId}
            onSelect={select}
            onHover={hover}
          />
        ))}
      </ul>
      {stations.length > shownCount && (
        <div className={styles.more}>
          <Button size="small" onPress={showMore}>
            {intl.formatMessage(messages.more, { count: Math.min(rowsPerStep, stations.length - shownCount) })}
          </Button>
          <span className={styles.note}>
            {intl.formatMessage(messages.shown, { shown: shownCount, count: stations.length })}
          </span>
        </div>
      )}
    </>
  );
}

interface StationRowProps {
  station: StationListItem;
  isSelected: boolean;
  isPointedAt: boolean;
  onSelect: (id: string | null) => void;
  onHover: (id: string | null) => void;
}

const StationRow = memo(function StationRow({ station, isSelected, isPointedAt, onSelect, onHover }: StationRowProps) {
  const intl = useUiIntl();
  const levelText = useLevelText();
  const value = station.valueLabel && (
    <span className={styles.value}>
      <Formula text={station.valueLabel} />
    </span>
  );
  // A phrase needs the whole line.
  const hasPhrase = !isBand(station.level);
  return (
    <li
      className={[styles.row, isSelected && styles.chosen, isPointedAt && styles.pointedAt].filter(Boolean).join(' ')}
    >
      <ToggleButton
        isSelected={isSelected}
        onChange={(next) => onSelect(next ? station.id : null)}
        onHoverChange={(isHovered) => onHover(isHovered ? station.id : null)}
        className={styles.choose}
      >
        <LevelMark level={station.level} announce="none" color={station.color} />
        <span className={styles.names}>
          <span className={styles.heading}>
            <span className={styles.name}>{station.name}</span>
            {station.noteLabel && <span className={styles.note}>{station.noteLabel}</span>}
            {station.trend && <span className={styles.trend}>{station.trend}</span>}
            {hasPhrase && value}
          </span>
          <span className={styles.details}>
            <span>{levelText(station)}</span>
            {!hasPhrase && value}
          </span>
          {station.warning && (
            <span className={styles.warning}>
              <WarningMark level={station.warning.level} size="small" announce="none" color={station.warning.color} />
              {station.warning.label}
            </span>
          )}
        </span>
      </ToggleButton>
      {station.href && (
        <Link
          href={station.href}
          aria-label={intl.formatMessage(messages.open, { name: station.name })}
          className={styles.open}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </li>
  );
});
