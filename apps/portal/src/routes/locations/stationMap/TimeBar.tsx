import { Button } from '@zrak/ui/Button';
import { IconButton } from '@zrak/ui/IconButton';
import { PassFocusOn } from '@zrak/ui/PassFocusOn';
import { TimeSlider } from '@zrak/ui/TimeSlider';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayStarts, hour, windowEnd, windowHours, windowsBack } from './hours.ts';
import { type Colouring, worstOfHours } from './mapColouring.ts';
import { useThisHour } from './useThisHour.ts';
import { type MapHour, useDelay } from './useMapHour.ts';
import * as styles from './TimeBar.css.ts';

interface TimeBarProps {
  shownHour: MapHour;
  timeZone: string;
  colouring: Colouring;
}

/** Selects an hour, or now, in windows of two days; the cells have the colour of the worst station of their hour. */
export const TimeBar = memo(function TimeBar({ shownHour, timeZone, colouring }: TimeBarProps) {
  const intl = useIntl();
  const { time, hours, hasFailed, change } = shownHour;
  const now = useThisHour();
  const back = windowsBack(time, now);
  const end = windowEnd(now, back);
  const first = end - windowHours * hour;
  const lastStep = windowHours - 1;
  const newest = windowEnd(now, 0) - hour;
  // The latest hour is now: its values may still come in.
  const show = useCallback(
    (step: number) => change(first + step * hour >= newest ? null : first + step * hour),
    [change, first, newest],
  );
  const { by, standard } = colouring;
  // Computed apart from what else changes when the hours come.
  const loaded = useDeferredValue(hours);
  const levels = useMemo(
    () => loaded && worstOfHours(loaded, first, windowHours, { by, standard }),
    [loaded, first, by, standard],
  );
  const days = useMemo(() => dayStarts(first, timeZone), [first, timeZone]);

  const step = time === null ? lastStep : Math.round((time - first) / hour);
  const shown = first + step * hour;
  const clock = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  const day = intl.formatDate(shown, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  return (
    <div className={styles.bar}>
      <TimeSlider
        label={
          back === 0
            ? intl.formatMessage({ id: 'routes.locations.TimeBar.label' })
            : intl.formatMessage({ id: 'routes.locations.TimeBar.earlierLabel' })
        }
        count={windowHours}
        value={step}
        valueLabel={`${day}, ${intl.formatTime(shown, clock)}–${intl.formatTime(shown + hour, clock)}`}
        levels={levels ?? []}
        days={days.map(({ step: at, time: start }) => ({
          step: at,
          label: intl.formatDate(start, { weekday: 'short', day: 'numeric', timeZone }),
        }))}
        actions={
          <>
            <IconButton
              size="small"
              label={intl.formatMessage({ id: 'routes.locations.TimeBar.earlier' })}
              icon={<ChevronLeft size={18} />}
              onPress={() => change(first - hour)}
            />
            {back > 0 && (
              <PassFocusOn to="neighbour">
                <IconButton
                  size="small"
                  label={intl.formatMessage({ id: 'routes.locations.TimeBar.later' })}
                  icon={<ChevronRight size={18} />}
                  onPress={() => change(back === 1 ? null : end + lastStep * hour)}
                />
              </PassFocusOn>
            )}
            {time !== null && (
              <PassFocusOn to="neighbour">
                <Button size="small" onPress={() => change(null)}>
                  <FormattedMessage id="routes.locations.TimeBar.now" />
                </Button>
              </PassFocusOn>
            )}
          </>
        }
        onChange={show}
      />
      {time !== null && hours === null && !hasFailed && <LoadingNote />}
      {hasFailed && (
        <p role="alert" className={styles.note}>
          <FormattedMessage id="routes.locations.TimeBar.failed" />
        </p>
      )}
      {time !== null && hours !== null && levels?.every((one) => one === null) && (
        <p role="status" className={styles.note}>
          <FormattedMessage id="routes.locations.TimeBar.empty" />
        </p>
      )}
    </div>
  );
});

/** Milliseconds without an hour after which this is said. */
const lateMs = 400;

/** Says that the map still shows another time than the chosen one. */
function LoadingNote() {
  const isLate = useDelay(lateMs);
  return (
    <p role="status" className={isLate ? styles.note : undefined}>
      {isLate && <FormattedMessage id="routes.locations.TimeBar.loading" />}
    </p>
  );
}
