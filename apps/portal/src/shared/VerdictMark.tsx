import type { LocationSummary } from '@zrak/api-client';
import { LevelMark } from '@zrak/ui/LevelMark';
import { useVerdictText } from '@zrak/ui/verdictText';
import { WarningMark } from '@zrak/ui/WarningMark';
import { verdictOf } from './verdict.ts';
import * as styles from './VerdictMark.css.ts';

/** The verdict on a station as its mark and word; a warning beside the index is a small mark at its corner. */
export function VerdictMark({ location }: { location: LocationSummary }) {
  const { level, color, word, warning } = useVerdictText()(verdictOf(location), { timeZone: location.timeZone });
  const label = warning ? `${word}; ${warning.word}` : word;
  const mark = <LevelMark level={level} label={label} color={color} />;
  if (!warning) return mark;
  return (
    <span className={styles.withWarning}>
      {mark}
      <span className={styles.corner}>
        <WarningMark level={warning.level} announce="none" size="small" color={warning.color} />
      </span>
    </span>
  );
}
