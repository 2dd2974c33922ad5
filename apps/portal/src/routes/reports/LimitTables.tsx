import type { LimitCheck, StationStatistics } from '@zrak/api-client';
import type { RegimePeriod } from '@zrak/quantities/limits';
import { Formula } from '@zrak/ui/Formula';
import { localFormula } from '@zrak/ui/formulaText';
import { Meter } from '@zrak/ui/Meter';
import { Table, type TableColumn } from '@zrak/ui/Table';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { limitNumber } from '../../shared/limits/limitNumber.ts';
import { budgetOf, limitsOf, regimesOf, thresholdsOf, toneOf, verdictOf, warningShare } from './limits.ts';
import type { ReportSectionOfStation } from './ParameterTable.tsx';
import * as styles from './PeriodReport.css.ts';
import { ReportPart, ReportSection } from './ReportSection.tsx';
import type { Formats } from './useFormats.ts';
import { LimitVerdict } from './LimitVerdict.tsx';

/** Example: "7 days above, 35 allowed", "31.4 µg/m³ (limit 40)". */
export function budgetText(intl: IntlShape, limit: LimitCheck, { number }: Formats): string {
  const { used, allowed } = budgetOf(limit);
  if (used === null) return intl.formatMessage({ id: 'routes.reports.notEnough' });
  if (typeof limit.threeYears?.mean === 'number') {
    const mean = intl.formatNumber(used, { maximumFractionDigits: 1 });
    return intl.formatMessage({ id: 'routes.reports.LimitTables.yearsMean' }, { mean, allowed });
  }
  if (limit.used === undefined) {
    const values = { value: number(used, limit.decimals), limit: limitNumber(intl, allowed), unit: limit.unit };
    return intl.formatMessage({ id: 'routes.reports.LimitTables.value' }, values);
  }
  if (allowed === 0) return intl.formatMessage({ id: 'routes.reports.LimitTables.noneAllowed' }, { used });
  const what = limit.reference.averaging === 'PT1H' ? 'hours' : 'days';
  return intl.formatMessage({ id: `routes.reports.LimitTables.${what}` }, { used, allowed });
}

/** Allowed, and result: of a count in days or hours, otherwise in the unit of the limit. */
function figuresOf(intl: IntlShape, limit: LimitCheck, { number }: Formats): { allowed: string; result: string } {
  const { used, allowed } = budgetOf(limit);
  const notEnough = intl.formatMessage({ id: 'routes.reports.notEnough' });
  if (limit.used === undefined) {
    return {
      allowed: `${limitNumber(intl, allowed)} ${limit.unit}`,
      result: used === null ? notEnough : `${number(used, limit.decimals)} ${limit.unit}`,
    };
  }
  const what = limit.reference.averaging === 'PT1H' ? 'hourCount' : 'dayCount';
  const countOf = (count: number, decimals = 0) =>
    intl.formatMessage(
      { id: `routes.reports.LimitTables.${what}` },
      { count, shown: intl.formatNumber(count, { maximumFractionDigits: decimals }) },
    );
  return { allowed: countOf(allowed), result: used === null ? notEnough : countOf(used, 1) };
}

/** Limit, allowed, result and verdict, by regime, with the dates of the exceedances. */
export function LimitTables({ station, formats }: ReportSectionOfStation) {
  const intl = useIntl();
  if (station.limits.length === 0) return null;
  return (
    <ReportSection
      heading={intl.formatMessage({ id: 'routes.reports.LimitTables.heading' })}
      note={<FormattedMessage id="routes.reports.LimitTables.note" values={formats.judged(station)} />}
    >
      <BarKey />
      {regimesOf(station.limits).map((regime) => (
        <RegimeTable key={regime} regime={regime} station={station} formats={formats} />
      ))}
    </ReportSection>
  );
}

const tones = ['success', 'warning', 'danger'] as const;

/** The colours of the bars. */
function BarKey() {
  const intl = useIntl();
  const share = intl.formatNumber(warningShare, { style: 'percent' });
  return (
    <p className={styles.barKey}>
      {tones.map((tone) => (
        <span key={tone} className={styles.keyItem}>
          <span aria-hidden="true" className={styles.keySwatch[tone]} />
          <FormattedMessage id={`routes.reports.LimitTables.key.${tone}`} values={{ share }} />
        </span>
      ))}
    </p>
  );
}

interface RegimeTableProps {
  regime: RegimePeriod;
  station: StationStatistics;
  formats: Formats;
}

function RegimeTable({ regime, station, formats }: RegimeTableProps) {
  const intl = useIntl();
  const { limits } = station;
  const own = limitsOf(limits, regime);
  const thresholds = thresholdsOf(limits, regime);
  const passed = thresholds.filter(({ used = 0 }) => used > 0);
  const heading = intl.formatMessage({ id: `routes.reports.regime.${regime}` });
  const judged = formats.judged(station);
  return (
    <ReportPart heading={heading}>
      {own.length > 0 && (
        <Table label={heading} rows={own} rowId={keyOf} columns={columnsOf(intl, formats, own.some(hasDetails))} />
      )}
      {thresholds.length > 0 && (
        <p className={styles.note}>
          {passed.length === 0 ? (
            <FormattedMessage id="routes.reports.LimitTables.noThreshold" values={judged} />
          ) : (
            <Formula
              text={passed
                .map((limit) =>
                  intl.formatMessage(
                    { id: 'routes.reports.LimitTables.threshold' },
                    { ...wordsOf(intl, limit), ...judged, used: limit.used ?? 0 },
                  ),
                )
                .join(' ')}
            />
          )}
        </p>
      )}
    </ReportPart>
  );
}

const keyOf = ({ seriesId, reference }: LimitCheck) =>
  `${seriesId} ${reference.regime} ${reference.kind} ${reference.averaging}`;

const wordsOf = (intl: IntlShape, { parameter, reference, unit }: LimitCheck) => ({
  parameter: localFormula(intl, parameter),
  label: reference.label,
  limit: limitNumber(intl, reference.value),
  unit,
});

const hasDetails = ({ exceedances = [], threeYears }: LimitCheck) => exceedances.length > 0 || threeYears !== undefined;

function columnsOf(intl: IntlShape, formats: Formats, isDetailed: boolean): TableColumn<LimitCheck>[] {
  const details: TableColumn<LimitCheck> = {
    id: 'details',
    header: intl.formatMessage({ id: 'routes.reports.LimitTables.details' }),
    cell: (limit) => <Details limit={limit} formats={formats} />,
  };
  const header = (name: 'limitColumn' | 'allowed' | 'result' | 'verdict' | 'coverageColumn') =>
    intl.formatMessage({ id: `routes.reports.LimitTables.${name}` });
  return [
    {
      id: 'limit',
      header: header('limitColumn'),
      width: '36%',
      cell: (limit) => (
        <Formula text={intl.formatMessage({ id: 'routes.reports.LimitTables.limit' }, wordsOf(intl, limit))} />
      ),
    },
    {
      id: 'allowed',
      header: header('allowed'),
      align: 'end',
      cell: (limit) => figuresOf(intl, limit, formats).allowed,
    },
    {
      id: 'result',
      header: header('result'),
      align: 'end',
      inCard: 'value',
      cell: (limit) => <Result limit={limit} formats={formats} />,
    },
    { id: 'verdict', header: header('verdict'), cell: (limit) => <LimitVerdict verdict={verdictOf(limit)} /> },
    {
      id: 'coverage',
      header: header('coverageColumn'),
      align: 'end',
      cell: (limit) => (
        <>
          {formats.percent(limit.coverage)}
          {limit.coverage < limit.requiredCoverage && (
            <span className={styles.small}>
              <FormattedMessage
                id="routes.reports.LimitTables.required"
                values={{ required: formats.percent(limit.requiredCoverage) }}
              />
            </span>
          )}
        </>
      ),
    },
    ...(isDetailed ? [details] : []),
  ];
}

interface LimitProps {
  limit: LimitCheck;
  formats: Formats;
}

function Result({ limit, formats }: LimitProps) {
  const intl = useIntl();
  const { used, allowed } = budgetOf(limit);
  const { result } = figuresOf(intl, limit, formats);
  return (
    <>
      {result}
      {used !== null && (
        <div className={styles.bar}>
          <Meter
            label={intl.formatMessage({ id: 'routes.reports.LimitTables.limit' }, wordsOf(intl, limit))}
            valueLabel={budgetText(intl, limit, formats)}
            value={used}
            maxValue={allowed}
            tone={toneOf(limit)}
            isLabelVisible={false}
          />
        </div>
      )}
    </>
  );
}

/** The days of the period above the limit, and the years of a mean over years. */
function Details({ limit, formats }: LimitProps) {
  const intl = useIntl();
  const named = formats.days(
    (limit.exceedances ?? []).map(({ time }) => time),
    limit.reference.averaging === 'PT1H' ? 'hours' : 'days',
  );
  const years = limit.threeYears?.years ?? [];
  const ofYears =
    years.length > 0 &&
    intl.formatMessage(
      { id: 'routes.reports.LimitTables.years' },
      { count: years.length, years: years.map(({ year, used }) => `${year}: ${formats.number(used)}`).join(', ') },
    );
  const texts = [ofYears, named].filter(Boolean);
  return (
    texts.length > 0 &&
    texts.map((text) => (
      <span key={String(text)} className={styles.small}>
        {text}
      </span>
    ))
  );
}
