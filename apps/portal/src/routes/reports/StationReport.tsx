import type { StationStatistics } from '@zrak/api-client';
import { Formula } from '@zrak/ui/Formula';
import { localFormula } from '@zrak/ui/formulaText';
import { EmptyState } from '@zrak/ui/EmptyState';
import { StatTile } from '@zrak/ui/StatTile';
import { FormattedMessage, useIntl } from 'react-intl';
import { zoneText } from '../../shared/zoneText.ts';
import { DailyGraphs } from './DailyGraphs.tsx';
import { headlineOf, isEmpty, parameterOf, vehiclesPerDay } from './headline.ts';
import { IndexSection, Shares } from './IndexSection.tsx';
import { budgetText, LimitTables } from './LimitTables.tsx';
import { ParameterTable, type ReportSectionOfStation } from './ParameterTable.tsx';
import * as styles from './PeriodReport.css.ts';
import { periodText, type PeriodName } from './periods.ts';
import { MaintenanceSection, NoiseSection, TrafficSection, WindSection } from './PlaceSections.tsx';
import { Signature } from './Signature.tsx';
import { hasZones, useFormats } from './useFormats.ts';
import { LimitVerdictIcon } from './LimitVerdict.tsx';

export interface StationReportProps {
  station: StationStatistics;
  period: PeriodName;
}

/** A month or a year of one station, to read, print and sign. */
export function StationReport({ station, period }: StationReportProps) {
  const intl = useIntl();
  const formats = useFormats(station);
  const part = { station, formats };
  const isRunning = station.until < station.to;
  const empty = isEmpty(station);
  return (
    <article className={styles.sheet}>
      <div className={styles.masthead}>
        <p className={styles.kicker}>
          <FormattedMessage
            id="routes.reports.StationReport.interval"
            values={{
              from: formats.edge(station.from),
              to: formats.edge(station.to),
              timeZone: zoneText(intl, station.timeZone),
            }}
          />
        </p>
        {isRunning && !empty && <p className={styles.kicker}>{formats.running(station.until, hasZones([station]))}</p>}
        {!empty && <Headline {...part} />}
      </div>
      {empty ? (
        <EmptyState title={intl.formatMessage({ id: 'routes.reports.noData' })} />
      ) : (
        <>
          <KeyFigures {...part} />
          <LimitTables {...part} />
          <ParameterTable {...part} />
          <IndexSection {...part} />
          <DailyGraphs station={station} />
          <WindSection {...part} period={periodText(intl, period)} />
          <NoiseSection {...part} />
          <TrafficSection {...part} />
        </>
      )}
      <MaintenanceSection {...part} />
      <Signature />
    </article>
  );
}

/** Whether the limits are met, and the days with good or fair air. */
function Headline({ station, formats }: ReportSectionOfStation) {
  const intl = useIntl();
  const { limits, broken, unknown, days, goodDays } = headlineOf(station);
  const verdict = broken.length > 0 ? 'broken' : unknown > 0 ? 'unknown' : 'kept';
  const values = { ...formats.judged(station), limits, broken: broken.length, unknown };
  return (
    <div className={styles.verdictBox}>
      {limits > 0 && (
        <div className={styles.verdict}>
          <p className={styles.headline}>
            <LimitVerdictIcon verdict={verdict} />
            <span>
              <FormattedMessage id={`routes.reports.headline.${verdict}`} values={values} />
            </span>
          </p>
          {broken.length > 0 && (
            <ul className={styles.facts}>
              {broken.map((limit) => (
                <li key={`${limit.seriesId} ${limit.reference.averaging} ${limit.reference.kind}`}>
                  <strong>
                    <Formula text={localFormula(intl, limit.parameter)} />
                  </strong>
                  <Formula text={`, ${limit.reference.label}: ${budgetText(intl, limit, formats)}`} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {station.index && days > 0 && (
        <div className={styles.days}>
          <p>
            <span className={styles.daysFigure}>
              <FormattedMessage id="routes.reports.headline.days" values={{ days, goodDays }} />
            </span>{' '}
            <FormattedMessage id="routes.reports.headline.daysLabel" values={{ days }} />
          </p>
          <Shares index={station.index} />
        </div>
      )}
    </div>
  );
}

const keyParameters = ['PM10', 'PM2.5', 'NO2', 'O3', 'T'];
const tileCount = 4;

/** The most important values. */
function KeyFigures({ station, formats }: ReportSectionOfStation) {
  const intl = useIntl();
  const vehicles = vehiclesPerDay(station);
  const tiles = [
    ...keyParameters.flatMap((code) => {
      const found = parameterOf(station, code);
      if (!found) return [];
      const { parameter, name, value, decimals, unit, coverage, isEnough } = found;
      return [
        {
          id: parameter,
          label: <Formula text={name} />,
          value: value === null ? null : formats.number(value, decimals),
          unit,
          note: intl.formatMessage(
            { id: isEnough ? 'routes.reports.tile.mean' : 'routes.reports.tile.notEnough' },
            { coverage: formats.percent(coverage) },
          ),
        },
      ];
    }),
    ...(station.noise
      ? [
          {
            id: 'Lden',
            label: <Formula text={intl.formatMessage({ id: 'routes.reports.indicator.Lden' })} />,
            value: station.noise.Lden === null ? null : formats.number(station.noise.Lden, 1),
            unit: 'dB(A)',
            note: intl.formatMessage({ id: 'routes.reports.tile.noise' }),
          },
        ]
      : []),
    ...(vehicles === undefined
      ? []
      : [
          {
            id: 'vehicles',
            label: intl.formatMessage({ id: 'routes.reports.tile.vehicles' }),
            value: vehicles === null ? null : formats.number(vehicles),
            unit: '',
            note: intl.formatMessage({ id: 'routes.reports.tile.perDay' }),
          },
        ]),
  ].slice(0, tileCount);
  return (
    <div className={styles.tiles}>
      {tiles.map(({ id, label, value, unit, note }) => (
        <StatTile key={id} label={label} value={value} unit={unit} time={note} />
      ))}
    </div>
  );
}
