import type { StationValue } from '@zrak/api-client';
import { useCompass } from '@zrak/ui/compass';
import { Formula } from '@zrak/ui/Formula';
import { formatDecimal } from '@zrak/ui/formatDecimal';
import { hasFormula, localFormula } from '@zrak/ui/formulaText';
import { StatTile } from '@zrak/ui/StatTile';
import { ArrowDown } from 'lucide-react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { dayFormat } from '../../../i18n/dayFormat.ts';
import { lazyExtra } from '../../../app/loading/lazyPart.tsx';
import { Trend } from '../graph/Trend.tsx';
import * as styles from './LatestValues.css.ts';
import { compassPointOf } from '../../../shared/pictures/compassPoint.ts';
import type { SeriesHours } from './useStationHours.ts';

// Follows the value.
const Course = lazyExtra(() => import('./Course.tsx').then((module) => ({ default: module.Course })));

/** Pixels. */
const sparklineHeight = 28;
const scale = 'european2024';

interface ValueTileProps {
  value: StationValue;
  hours: SeriesHours | undefined;
  timeZone: string;
  isSelected: boolean;
  onPress: () => void;
}

/** The newest value of a series with its class and its course of a day. */
export function ValueTile({ value: latest, hours, timeZone, isSelected, onPress }: ValueTileProps) {
  const intl = useIntl();
  const compass = useCompass();
  const { parameter, name, value, decimals, unit, time, interval, trend, category } = latest;
  const isDirection = category === 'wind' && unit.trim() === '°';
  const isFormula = hasFormula(parameter);
  const figure = formatDecimal(intl, value, decimals);
  const isDaily = interval === 'P1D';
  const when = isDaily
    ? intl.formatDate(time, { ...dayFormat, timeZone })
    : intl.formatTime(time, { timeZone, hour: '2-digit', minute: '2-digit' });
  return (
    <StatTile
      label={<Formula text={isFormula ? localFormula(intl, parameter) : name} />}
      description={isFormula && name !== parameter ? <Formula text={name} /> : undefined}
      value={isDirection ? compass.letters(compassPointOf(value)) : figure}
      unit={isDirection ? `${figure}°` : unit}
      time={`${intl.formatMessage({ id: `routes.locations.interval.${interval}` })} · ${when}`}
      band={hours?.band === undefined ? undefined : { scale, band: hours.band }}
      {...(isDirection
        ? {
            mark: <ArrowDown size={20} aria-hidden="true" className={styles.arrow} style={{ rotate: `${value}deg` }} />,
          }
        : trend && !hours?.band && { mark: <Trend trend={trend} /> })}
      {...(hours &&
        !isDirection && {
          trend: (
            <Suspense fallback={<span style={{ display: 'block', height: sparklineHeight }} />}>
              <Course hours={hours} decimals={decimals} unit={unit} height={sparklineHeight} />
            </Suspense>
          ),
        })}
      isSelected={isSelected}
      onPress={onPress}
    />
  );
}
