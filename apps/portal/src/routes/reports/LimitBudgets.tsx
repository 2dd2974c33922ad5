import type { LimitCheck } from '@zrak/api-client';
import { type RegimePeriod, regimePeriods } from '@zrak/quantities/limits';
import { Meter } from '@zrak/ui/Meter';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { budgetOf, limitsOf, thresholdsOf, toneOf, verdictOf } from './limits.ts';
import type { ReportPartProps } from './ParameterTable.tsx';
import * as styles from './PeriodReport.css.ts';
import { ReportSection } from './ReportSection.tsx';
import type { Formats } from './useFormats.ts';

/** Example: "7 of 35 days used", "31.4 of 40 µg/m³". */
export function budgetText(intl: IntlShape, limit: LimitCheck, { number }: Formats): string {
  const { used, allowed } = budgetOf(limit);
  if (used === null) return intl.formatMessage({ id: 'routes.reports.notEnough' });
  if (typeof limit.threeYears?.mean === 'number') {
    const mean = intl.formatNumber(used, { maximumFractionDigits: 1 });
    return intl.formatMessage({ id: 'routes.reports.LimitBudgets.yearsMean' }, { mean, allowed });
  }
  if (limit.used === undefined) {
    const values = { value: number(used, limit.decimals), limit: intl.formatNumber(allowed), unit: limit.unit };
    return intl.formatMessage({ id: 'routes.reports.LimitBudgets.value' }, values);
  }
  if (allowed === 0) return intl.formatMessage({ id: 'routes.reports.LimitBudgets.noneAllowed' }, { used });
  const what = limit.reference.averaging === 'PT1H' ? 'hours' : 'days';
  return intl.formatMessage({ id: `routes.reports.LimitBudgets.${what}` }, { used, allowed });
}

/** Used share of every limit, by regime, with the dates of the exceedances. */
export function LimitBudgets({ station, formats }: ReportPartProps) {
  const intl = useIntl();
  if (station.limits.length === 0) return null;
  return (
    <ReportSection
      heading={intl.formatMessage({ id: 'routes.reports.LimitBudgets.heading' })}
      note={<FormattedMessage id="routes.reports.LimitBudgets.note" />}
    >
      {regimePeriods.map((regime) => (
        <RegimeBudgets key={regime} regime={regime} limits={station.limits} formats={formats} />
      ))}
    </ReportSection>
  );
}

interface RegimeBudgetsProps {
  regime: RegimePeriod;
  limits: readonly LimitCheck[];
  formats: Formats;
}

function RegimeBudgets({ regime, limits, formats }: RegimeBudgetsProps) {
  const intl = useIntl();
  const own = limitsOf(limits, regime);
  const passed = thresholdsOf(limits, regime).filter(({ used = 0 }) => used > 0);
  const hasThresholds = thresholdsOf(limits, regime).length > 0;
  if (own.length === 0) return null;
  return (
    <div className={styles.section}>
      <h3 className={styles.subheading}>
        <FormattedMessage id={`routes.reports.regime.${regime}`} />
      </h3>
      <ul className={styles.budgets}>
        {own.map((limit) => (
          <li key={keyOf(limit)}>
            <Budget limit={limit} formats={formats} />
          </li>
        ))}
      </ul>
      {hasThresholds && (
        <p className={styles.note}>
          {passed.length === 0 ? (
            <FormattedMessage id="routes.reports.LimitBudgets.noThreshold" />
          ) : (
            passed
              .map((limit) =>
                intl.formatMessage(
                  { id: 'routes.reports.LimitBudgets.threshold' },
                  { ...wordsOf(intl, limit), used: limit.used ?? 0 },
                ),
              )
              .join(' ')
          )}
        </p>
      )}
    </div>
  );
}

const keyOf = ({ seriesId, reference }: LimitCheck) =>
  `${seriesId} ${reference.regime} ${reference.kind} ${reference.averaging}`;

const wordsOf = (intl: IntlShape, { parameter, reference, unit }: LimitCheck) => ({
  parameter,
  label: reference.label,
  limit: intl.formatNumber(reference.value),
  unit,
});

function Budget({ limit, formats }: { limit: LimitCheck; formats: Formats }) {
  const intl = useIntl();
  const { used, allowed } = budgetOf(limit);
  const named = formats.days((limit.exceedances ?? []).map(({ time }) => time));
  const years = limit.threeYears?.years ?? [];
  const facts = [
    intl.formatMessage({ id: `routes.reports.verdict.${verdictOf(limit)}` }),
    intl.formatMessage(
      { id: 'routes.reports.LimitBudgets.coverage' },
      { coverage: formats.percent(limit.coverage), required: formats.percent(limit.requiredCoverage) },
    ),
  ];
  return (
    <div className={styles.budget}>
      <Meter
        label={intl.formatMessage({ id: 'routes.reports.LimitBudgets.limit' }, wordsOf(intl, limit))}
        valueLabel={budgetText(intl, limit, formats)}
        value={used ?? 0}
        maxValue={Math.max(allowed, 1)}
        tone={toneOf(limit)}
      />
      <p className={styles.note}>{facts.join(' · ')}</p>
      {years.length > 0 && (
        <p className={styles.note}>
          <FormattedMessage
            id="routes.reports.LimitBudgets.years"
            values={{
              count: years.length,
              years: years.map(({ year, used: days }) => `${year}: ${formats.number(days)}`).join(', '),
            }}
          />
        </p>
      )}
      {named && (
        <p className={styles.note}>
          <FormattedMessage id="routes.reports.LimitBudgets.named" values={{ days: named }} />
        </p>
      )}
    </div>
  );
}
