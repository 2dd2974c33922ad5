import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { LevelMark } from '../LevelMark/LevelMark.tsx';
import type { StationLevel } from '../levels.ts';
import { useLevelText } from '../useLevelText.ts';
import { messages } from './StationList.messages.ts';
import * as styles from './StationList.css.ts';

export interface StationListItem {
  id: string;
  name: string;
  level: StationLevel;
  /** The level in words of its own; there is a word for every level. */
  levelLabel?: string;
  /** Value with unit, and time if it matters: "52,4 µg/m³". */
  valueLabel?: string;
  /** Beside the name: how far it is. */
  noteLabel?: string;
  /** The station's own page. */
  href?: string;
}

export interface StationListProps {
  label: string;
  stations: readonly StationListItem[];
  selectedId?: string | null;
  /** Pointed at on the map. */
  hoveredId?: string | null;
  /** Null when the selected one is pressed again. */
  onSelect: (id: string | null) => void;
  onHover?: (id: string | null) => void;
  emptyContent?: ReactNode;
}

/** The map in words: the same stations, the same actions, none of its code. */
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
  const levelText = useLevelText();
  const listRef = useRef<HTMLUListElement>(null);

  // Chosen on the map, it must be seen here; `nearest` moves nothing that is in view already.
  useEffect(() => {
    if (selectedId === null) return;
    const index = stations.findIndex(({ id }) => id === selectedId);
    listRef.current?.children[index]?.scrollIntoView({ block: 'nearest' });
    // Only a new choice scrolls, not new values.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedId]);

  if (stations.length === 0) return emptyContent ?? <EmptyState title={intl.formatMessage(messages.empty)} />;

  return (
    <ul ref={listRef} aria-label={label} className={styles.list}>
      {stations.map((station) => {
        const isSelected = station.id === selectedId;
        const isPointedAt = station.id === hoveredId;
        return (
          <li
            key={station.id}
            className={[styles.row, isSelected && styles.chosen, isPointedAt && styles.pointedAt]
              .filter(Boolean)
              .join(' ')}
          >
            <ToggleButton
              isSelected={isSelected}
              onChange={(next) => onSelect(next ? station.id : null)}
              onHoverChange={(isHovered) => onHover?.(isHovered ? station.id : null)}
              className={styles.choose}
            >
              <LevelMark level={station.level} announce="none" />
              <span className={styles.names}>
                <span className={styles.heading}>
                  <span className={styles.name}>{station.name}</span>
                  {station.noteLabel && <span className={styles.note}>{station.noteLabel}</span>}
                </span>
                <span className={styles.details}>
                  <span>{levelText(station)}</span>
                  <span className={styles.value}>{station.valueLabel}</span>
                </span>
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
      })}
    </ul>
  );
}
