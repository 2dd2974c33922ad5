import { Button } from '@zrak/ui/Button';
import { TimeSlider } from '@zrak/ui/TimeSlider';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hour, hoursBack, hoursNeeded } from './hours.ts';
import type { MapHour } from './useMapHour.ts';
import * as styles from '../map/LegendPanel.css.ts';

/** Selects one of the last hours, or now. */
export function HourSlider({ shownHour, timeZone }: { shownHour: MapHour; timeZone: string }) {
  const intl = useIntl();
  const { time, hasFailed, change } = shownHour;
  // The hours stay fixed while the slider is in use.
  const [last] = useState(() => hoursNeeded(Date.now()).to - hour);
  const first = last - (hoursBack - 1) * hour;
  const show = useCallback((step: number) => change(first + step * hour), [change, first]);
  if (time === null) {
    return (
      <Button size="small" onPress={() => change(last)}>
        <FormattedMessage id="routes.locations.HourSlider.goBack" />
      </Button>
    );
  }
  const clock = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  const day = intl.formatDate(time, { weekday: 'short', day: 'numeric', month: 'numeric', timeZone });
  return (
    <div className={styles.choices}>
      <TimeSlider
        label={intl.formatMessage({ id: 'routes.locations.HourSlider.label' })}
        count={hoursBack}
        value={Math.round((time - first) / hour)}
        valueLabel={`${day}, ${intl.formatTime(time, clock)}–${intl.formatTime(time + hour, clock)}`}
        onChange={show}
      />
      {hasFailed && (
        <p role="alert" className={styles.caption}>
          <FormattedMessage id="routes.locations.HourSlider.failed" />
        </p>
      )}
      <Button size="small" onPress={() => change(null)}>
        <FormattedMessage id="routes.locations.HourSlider.now" />
      </Button>
    </div>
  );
}
