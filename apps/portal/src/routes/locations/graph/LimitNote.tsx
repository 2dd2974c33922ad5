import type { Series } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './LimitNote.css.ts';
import { type LimitLine, limitsInReach, withLimitTexts } from './limits.ts';
import { quantityName } from '../../../shared/quantityName.ts';
import type { GraphControls } from './useGraphView.ts';

interface LimitNoteProps {
  view: GraphControls;
  /** Limits of all intervals and regimes. */
  lines: readonly LimitLine[];
  series: readonly Series[];
}

/** Why no limit is drawn, and the interval that has one. */
export function LimitNote({ view: { interval, regime, change }, lines, series }: LimitNoteProps) {
  const intl = useIntl();
  const { isDrawn, other, nearest } = limitsInReach(lines, interval, regime);
  if (isDrawn) return null;
  const names = intl.formatList([...new Set(series.map(quantityName))]);
  const message = () => {
    if (nearest.length === 0) return <FormattedMessage id="routes.locations.LimitNote.none" values={{ names }} />;
    const isPlain = other !== null && nearest.length === 1;
    const texts = isPlain
      ? nearest.map(({ value, unit = '' }) => `${intl.formatNumber(value)}\u00a0${unit}`.trim())
      : withLimitTexts(nearest, intl).map(({ label }) => label);
    return (
      <FormattedMessage
        id={isPlain ? 'routes.locations.LimitNote.ofOther' : 'routes.locations.LimitNote.ofAnother'}
        values={{ names, interval, other, values: intl.formatList(texts) }}
      />
    );
  };
  return (
    <div className={styles.note} role="status">
      <span>{message()}</span>
      {other && (
        <Button size="small" onPress={() => change({ interval: other })}>
          <FormattedMessage id="routes.locations.LimitNote.show" values={{ interval: other }} />
        </Button>
      )}
    </div>
  );
}
