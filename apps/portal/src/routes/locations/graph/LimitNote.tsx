import { Button } from '@zrak/ui/Button';
import { PassFocusOn } from '@zrak/ui/PassFocusOn';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './LimitNote.css.ts';
import { type DrawnSeries, limitsInReach, limitsOf, withLimitTexts } from './limits.ts';
import { inSentence } from '../../../shared/inSentence.ts';
import { limitNumber } from '../../../shared/limits/limitNumber.ts';
import { quantityName } from '../../../shared/quantityName.ts';
import type { GraphControls } from './useGraphView.ts';

interface LimitNoteProps {
  view: GraphControls;
  drawn: readonly DrawnSeries[];
}

/** Why the graph has no limit, and the interval that has one. Nothing for quantities without limits, or if none are chosen. */
export function LimitNote({ view: { interval, regime, hasLimits, change }, drawn }: LimitNoteProps) {
  const intl = useIntl();
  const lines = limitsOf(drawn);
  const { isDrawn, other, nearest } = limitsInReach(lines, interval, regime);
  if (!hasLimits || lines.length === 0 || isDrawn) return null;
  const names = intl.formatList([
    ...new Set(drawn.map(({ series }) => inSentence(quantityName(intl, series), intl.locale))),
  ]);
  const message = () => {
    if (nearest.length === 0) return <FormattedMessage id="routes.locations.LimitNote.none" values={{ names }} />;
    const isPlain = other !== null && nearest.length === 1;
    const texts = isPlain
      ? nearest.map(({ value, unit = '' }) => `${limitNumber(intl, value)}\u00a0${unit}`.trim())
      : withLimitTexts(nearest, intl).map(({ label }) => label);
    return (
      <FormattedMessage
        id={isPlain ? 'routes.locations.LimitNote.ofOther' : 'routes.locations.LimitNote.ofAnother'}
        values={{ names, interval, other, values: intl.formatList(texts) }}
      />
    );
  };
  return (
    <PassFocusOn to="neighbour">
      <div className={styles.note} role="status">
        <span>{message()}</span>
        {other && (
          <Button size="small" onPress={() => change({ interval: other })}>
            <FormattedMessage id="routes.locations.LimitNote.show" values={{ interval: other }} />
          </Button>
        )}
      </div>
    </PassFocusOn>
  );
}
