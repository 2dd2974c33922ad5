import type { LimitCheck, Statistics, StationStatistics } from '@zrak/api-client';
import { EmptyState } from '@zrak/ui/EmptyState';
import { Formula } from '@zrak/ui/Formula';
import { formulaText, localFormula } from '@zrak/ui/formulaText';
import { Link } from '@zrak/ui/Link';
import { Pagination } from '@zrak/ui/Pagination';
import { Table, type TableColumn } from '@zrak/ui/Table';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useAddress } from '../../shared/address/useAddress.ts';
import { zoneText } from '../../shared/zoneText.ts';
import { commonUnit, headlineOf, isEmpty, parameterOf, vehiclesPerDay } from './headline.ts';
import { budgetText } from './LimitTables.tsx';
import * as styles from './PeriodReport.css.ts';
import { reportPath, type PeriodName } from './periods.ts';
import { allStationsAddress, stationsPerPage } from './reportsAddress.ts';
import { MaintenanceSection } from './PlaceSections.tsx';
import { ReportSection } from './ReportSection.tsx';
import { Signature } from './Signature.tsx';
import { type Formats, hasZones, none, useFormats } from './useFormats.ts';

export interface AllStationsReportProps {
  statistics: Statistics;
  period: PeriodName;
  client: { code: string; name: string };
}

const means = ['PM10', 'PM2.5', 'NO2', 'O3', 'SO2'];

const daysAbove = ({ limits }: StationStatistics): LimitCheck | undefined =>
  limits.find(
    ({ parameter, reference, used }) =>
      parameter === 'PM10' && reference.regime === 'eu2008' && reference.averaging === 'P1D' && used !== undefined,
  );

/** Exceedances, with the number of allowed ones where the server names it: `7 / 35`. */
const ofAllowed = (used: string, { reference: { allowedExceedances } }: LimitCheck) =>
  allowedExceedances === undefined ? used : `${used} / ${allowedExceedances}`;

interface StationColumn extends TableColumn<StationStatistics> {
  /** Whether a station has values for the column; a column without values is left out. */
  has: (station: StationStatistics) => boolean;
}

interface MeanFormat extends Pick<Formats, 'number'> {
  /** The unit of all stations, for the header; without it each cell has the unit of its station. */
  unit: string | undefined;
}

/** "PM₂,₅" in Slovene and German. */
const formulaHeader = (intl: IntlShape, text: string) => localFormula(intl, formulaText(text));

function meanColumn(intl: IntlShape, code: string, isFirst: boolean, { number, unit }: MeanFormat): StationColumn {
  return {
    id: code,
    header: formulaHeader(intl, code),
    ...(unit !== undefined && { headerNote: unit }),
    align: 'end',
    ...(isFirst && { inCard: 'value', isNamedInCard: true }),
    has: (station) => parameterOf(station, code) !== undefined,
    cell: (station) => {
      const found = parameterOf(station, code);
      if (!found) return '';
      const value = number(found.value, found.decimals);
      return unit === undefined && found.value !== null ? `${value}\u00a0${found.unit}` : value;
    },
  };
}

function columnsOf(
  intl: IntlShape,
  { number, percent }: Formats,
  stations: readonly StationStatistics[],
): StationColumn[] {
  const label = (name: 'daysAbove' | 'goodDays' | 'vehicles' | 'coverage') =>
    formulaHeader(intl, intl.formatMessage({ id: `routes.reports.AllStationsReport.${name}` }));
  return [
    ...means.map((code, index) => meanColumn(intl, code, index === 0, { number, unit: commonUnit(stations, code) })),
    {
      id: 'daysAbove',
      header: label('daysAbove'),
      align: 'end',
      has: (station) => daysAbove(station) !== undefined,
      cell: (station) => {
        const limit = daysAbove(station);
        return limit ? ofAllowed(number(limit.used ?? null, 0), limit) : '';
      },
    },
    {
      id: 'goodDays',
      header: label('goodDays'),
      align: 'end',
      has: ({ index }) => index !== undefined,
      cell: (station) => {
        const { goodDays, days } = headlineOf(station);
        return station.index ? `${goodDays} / ${days}` : '';
      },
    },
    {
      id: 'Lden',
      header: intl.formatMessage({ id: 'routes.reports.indicator.Lden' }),
      headerNote: 'dB(A)',
      align: 'end',
      has: ({ noise }) => noise !== undefined,
      cell: ({ noise }) => (noise ? number(noise.Lden, 1) : ''),
    },
    {
      id: 'vehicles',
      header: label('vehicles'),
      align: 'end',
      has: (station) => vehiclesPerDay(station) !== undefined,
      cell: (station) => {
        const vehicles = vehiclesPerDay(station);
        return vehicles === undefined ? '' : vehicles === null ? none : number(vehicles);
      },
    },
    {
      id: 'coverage',
      header: label('coverage'),
      align: 'end',
      has: () => true,
      cell: ({ parameters }) =>
        percent(parameters.reduce((sum, { coverage }) => sum + coverage, 0) / Math.max(1, parameters.length)),
    },
  ];
}

const stationLink = ({ locationId, name }: StationStatistics, clientCode: string, period: PeriodName) => (
  <Link href={reportPath(clientCode, locationId, period)}>{name}</Link>
);

const nameOf = (intl: IntlShape, { name, reference }: LimitCheck) => (
  <Formula text={localFormula(intl, `${name}: ${reference.label}`)} />
);

/** Of a report without stations. */
const noZones = { timeZone: 'UTC', civilTimeZone: 'UTC' };

/** A month or a year of all stations, one line each; compares the values they have in common. */
export function AllStationsReport({ statistics, period, client }: AllStationsReportProps) {
  const intl = useIntl();
  const { stations } = statistics;
  const [first] = stations;
  const formats = useFormats(first ?? noZones);
  const measured = stations.filter((station) => !isEmpty(station));
  const label = (name: 'station' | 'broken' | 'heading' | 'note') =>
    intl.formatMessage({ id: `routes.reports.AllStationsReport.${name}` });
  if (!first || measured.length === 0) {
    return (
      <article className={styles.sheet}>
        <EmptyState title={intl.formatMessage({ id: 'routes.reports.noData' })} />
      </article>
    );
  }
  const broken = measured.flatMap((station) => headlineOf(station).broken.map((limit) => ({ station, limit })));
  return (
    <article className={styles.sheet}>
      <div className={styles.masthead}>
        <p className={styles.kicker}>
          <FormattedMessage
            id="routes.reports.StationReport.interval"
            values={{
              from: formats.edge(first.from),
              to: formats.edge(first.to),
              // The civil times of the period are the same in each zone.
              timeZone: [...new Set(stations.map(({ timeZone }) => zoneText(intl, timeZone)))].join(', '),
            }}
          />
        </p>
        <PartOfStations statistics={statistics} />
        {first.until < first.to && <p className={styles.kicker}>{formats.running(first.until, hasZones(stations))}</p>}
        <p className={styles.plainHeadline}>
          <FormattedMessage
            id="routes.reports.AllStationsReport.headline"
            values={{
              ...formats.judged(first),
              stations: measured.length,
              total: stations.length,
              broken: new Set(broken.map(({ station }) => station.locationId)).size,
            }}
          />
        </p>
      </div>
      <ReportSection heading={label('heading')} note={label('note')}>
        <Table
          label={label('heading')}
          rows={stations}
          rowId={({ locationId }) => locationId}
          columns={[
            {
              id: 'station',
              header: label('station'),
              cell: (station) => stationLink(station, client.code, period),
            },
            ...columnsOf(intl, formats, stations).filter(({ has }) => stations.some(has)),
          ]}
        />
      </ReportSection>
      {broken.length > 0 && (
        <ReportSection heading={label('broken')}>
          <Table
            label={label('broken')}
            rows={broken}
            rowId={({ station, limit }) => `${station.locationId} ${limit.parameter} ${limit.reference.label}`}
            columns={[
              { id: 'station', header: label('station'), cell: ({ station }) => station.name },
              {
                id: 'limit',
                header: intl.formatMessage({ id: 'routes.reports.AllStationsReport.limit' }),
                isNamedInCard: false,
                cell: ({ limit }) => nameOf(intl, limit),
              },
              {
                id: 'used',
                header: intl.formatMessage({ id: 'routes.reports.AllStationsReport.used' }, formats.judged(first)),
                align: 'end',
                inCard: 'value',
                cell: ({ limit }) => budgetText(intl, limit, formats),
              },
            ]}
          />
        </ReportSection>
      )}
      <MaintenanceSection station={{ ...first, maintenance: maintenanceOf(stations) }} formats={formats} />
      <Signature />
    </article>
  );
}

export interface StationPagesProps {
  /** Number of stations. */
  count: number;
}

/** Turns the pages of the report of all stations. Renders nothing if one page holds them. */
export function StationPages({ count }: StationPagesProps) {
  const intl = useIntl();
  const { values, change } = useAddress(allStationsAddress, 'push');
  if (count <= stationsPerPage) return null;
  return (
    <div className={styles.pages}>
      <Pagination
        label={intl.formatMessage({ id: 'routes.reports.AllStationsReport.pages.label' })}
        page={values.page}
        pageCount={Math.ceil(count / stationsPerPage)}
        onChange={(page) => change({ page })}
      />
      <p className={styles.note}>
        <FormattedMessage id="routes.reports.AllStationsReport.pages.excel" values={{ count }} />
      </p>
    </div>
  );
}

/** Which stations the report is about, unless these are all. */
function PartOfStations({
  statistics: { stations, total = stations.length },
}: Pick<AllStationsReportProps, 'statistics'>) {
  const { page } = useAddress(allStationsAddress, 'push').values;
  if (total <= stations.length) return null;
  const from = (page - 1) * stationsPerPage + 1;
  return (
    <p className={styles.kicker}>
      <FormattedMessage
        id="routes.reports.AllStationsReport.part"
        values={{ from, to: from + stations.length - 1, total }}
      />
    </p>
  );
}

/** Maintenance of all stations, each entry once, with its stations. */
function maintenanceOf(stations: readonly StationStatistics[]): StationStatistics['maintenance'] {
  const jobs = new Map(
    stations.flatMap(({ name, maintenance }) =>
      maintenance.map((job) => [job.id, job.locationId ? { ...job, title: `${name}: ${job.title}` } : job] as const),
    ),
  );
  return [...jobs.values()].toSorted((one, other) => one.from.localeCompare(other.from));
}
