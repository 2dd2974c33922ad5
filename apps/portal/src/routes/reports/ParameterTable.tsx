import type { ParameterStatistics, StationStatistics } from '@zrak/api-client';
import { Formula } from '@zrak/ui/Formula';
import { Table, type TableColumn } from '@zrak/ui/Table';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { meanOfText } from '../../shared/meanOfText.ts';
import * as styles from './PeriodReport.css.ts';
import { ReportPart, ReportSection } from './ReportSection.tsx';
import { type Formats, none } from './useFormats.ts';

const percents = [50, 98, 99.8] as const;

export interface ReportSectionOfStation {
  station: StationStatistics;
  formats: Formats;
}

function columnsOf(
  intl: IntlShape,
  { number, percent, hour }: Formats,
  hasPercentiles: boolean,
): TableColumn<ParameterStatistics>[] {
  const extreme = (which: 'minimum' | 'maximum'): TableColumn<ParameterStatistics> => ({
    id: which,
    header: intl.formatMessage({ id: `routes.reports.ParameterTable.${which}` }),
    align: 'end',
    cell: ({ decimals, parameter, meanOf, [which]: found }) =>
      found ? (
        <>
          {number(found.value, decimals)}
          <span className={styles.small}>{hour(found.time)}</span>
          {meanOf?.hours && (
            <span className={styles.small}>
              <Formula text={meanOfText(intl, parameter, meanOf.hours)} />
            </span>
          )}
        </>
      ) : (
        none
      ),
  });
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'routes.reports.ParameterTable.quantity' }),
      cell: ({ name, unit }) => (
        <>
          <Formula text={name} /> <span className={styles.unit}>{unit}</span>
        </>
      ),
    },
    {
      id: 'value',
      header: intl.formatMessage({ id: 'routes.reports.ParameterTable.whole' }),
      align: 'end',
      inCard: 'value',
      cell: ({ value, decimals, parameter, aggregator, meanOf }) => (
        <>
          {number(value, decimals)}
          <span className={styles.small}>
            {meanOf?.value ? (
              <Formula text={meanOfText(intl, parameter, meanOf.value)} />
            ) : (
              <FormattedMessage id={`routes.reports.aggregator.${aggregator}`} />
            )}
          </span>
        </>
      ),
    },
    extreme('minimum'),
    extreme('maximum'),
    ...(hasPercentiles ? percents : []).map((level): TableColumn<ParameterStatistics> => ({
      id: String(level),
      header: `P${intl.formatNumber(level)}`,
      align: 'end',
      cell: ({ percentiles, decimals }) =>
        number(percentiles.find(({ percent: found }) => found === level)?.value ?? null, decimals),
    })),
    {
      id: 'coverage',
      header: intl.formatMessage({ id: 'routes.reports.ParameterTable.coverage' }),
      align: 'end',
      cell: ({ coverage, isEnough }) => (
        <>
          {percent(coverage)}
          {!isEnough && (
            <span className={styles.small}>
              <FormattedMessage id="routes.reports.notEnough" />
            </span>
          )}
        </>
      ),
    },
  ];
}

/** Statistics of every quantity, and the coverage if it is too low: concentrations with percentiles, the others without. */
export function ParameterTable({ station, formats }: ReportSectionOfStation) {
  const intl = useIntl();
  const { percent } = formats;
  const { pollutants = [], others = [] } = Object.groupBy(station.parameters, ({ category }) =>
    category === 'pollution' ? 'pollutants' : 'others',
  );
  const groups = [
    {
      id: 'pollutants',
      rows: pollutants,
      hasPercentiles: pollutants.some(({ percentiles }) => percentiles.length > 0),
    },
    { id: 'others', rows: others, hasPercentiles: false },
  ] as const;
  return (
    <ReportSection
      heading={intl.formatMessage({ id: 'routes.reports.ParameterTable.heading' })}
      note={
        <FormattedMessage
          id="routes.reports.ParameterTable.note"
          values={{ required: percent(station.requiredCoverage) }}
        />
      }
    >
      {groups.map(({ id, rows, hasPercentiles }) => {
        if (rows.length === 0) return null;
        const heading = intl.formatMessage({ id: `routes.reports.ParameterTable.${id}` });
        return (
          <ReportPart key={id} heading={heading}>
            <Table
              label={heading}
              columns={columnsOf(intl, formats, hasPercentiles)}
              rows={rows}
              rowId={({ seriesId }) => seriesId}
            />
          </ReportPart>
        );
      })}
    </ReportSection>
  );
}
