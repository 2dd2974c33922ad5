import type { ParameterStatistics, StationStatistics } from '@zrak/api-client';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { meanOfText } from '../../shared/meanOfText.ts';
import * as styles from './PeriodReport.css.ts';
import { ReportSection } from './ReportSection.tsx';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
import { type Formats, none } from './useFormats.ts';

const percents = [50, 98, 99.8] as const;

export interface ReportPartProps {
  station: StationStatistics;
  formats: Formats;
}

function columnsOf(intl: IntlShape, { number, percent, hour }: Formats): ReportColumn<ParameterStatistics>[] {
  const extreme = (which: 'minimum' | 'maximum'): ReportColumn<ParameterStatistics> => ({
    id: which,
    header: intl.formatMessage({ id: `routes.reports.ParameterTable.${which}` }),
    cell: ({ decimals, parameter, meanOf, [which]: found }) =>
      found ? (
        <>
          {number(found.value, decimals)}
          <span className={styles.small}>{hour(found.time)}</span>
          {meanOf?.hours && <span className={styles.small}>{meanOfText(intl, parameter, meanOf.hours)}</span>}
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
          {name} <span className={styles.unit}>{unit}</span>
        </>
      ),
    },
    {
      id: 'value',
      header: intl.formatMessage({ id: 'routes.reports.ParameterTable.whole' }),
      cell: ({ value, decimals, parameter, aggregator, meanOf }) => (
        <>
          {number(value, decimals)}
          <span className={styles.small}>
            {meanOf?.value ? (
              meanOfText(intl, parameter, meanOf.value)
            ) : (
              <FormattedMessage id={`routes.reports.aggregator.${aggregator}`} />
            )}
          </span>
        </>
      ),
    },
    extreme('minimum'),
    extreme('maximum'),
    ...percents.map((level): ReportColumn<ParameterStatistics> => ({
      id: String(level),
      header: `P${intl.formatNumber(level)}`,
      cell: ({ percentiles, decimals, category }) =>
        category === 'pollution' &&
        number(percentiles.find(({ percent: found }) => found === level)?.value ?? null, decimals),
    })),
    {
      id: 'coverage',
      header: intl.formatMessage({ id: 'routes.reports.ParameterTable.coverage' }),
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

/** Statistics of every quantity, and the coverage if it is too low. */
export function ParameterTable({ station, formats }: ReportPartProps) {
  const intl = useIntl();
  const { percent } = formats;
  const title = intl.formatMessage({ id: 'routes.reports.ParameterTable.heading' });
  return (
    <ReportSection
      heading={title}
      note={
        <FormattedMessage
          id="routes.reports.ParameterTable.note"
          values={{ required: percent(station.requiredCoverage) }}
        />
      }
    >
      <ReportTable
        label={title}
        columns={columnsOf(intl, formats)}
        rows={station.parameters}
        rowId={({ seriesId }) => seriesId}
      />
    </ReportSection>
  );
}
