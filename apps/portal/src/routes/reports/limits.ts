import type { LimitCheck, ReferenceValue } from '@zrak/api-client';
import { regimePeriodOf, type RegimePeriod, regimePeriods } from '@zrak/quantities/limits';

const thresholds: ReadonlySet<ReferenceValue['kind']> = new Set(['information', 'alert']);

/** Information and alert thresholds are separate: they require action at once, and allow no exceedance. */
const isThreshold = ({ reference }: LimitCheck): boolean => thresholds.has(reference.kind);

export const limitsOf = (limits: readonly LimitCheck[], regime: RegimePeriod): LimitCheck[] =>
  limits.filter((limit) => regimePeriodOf(limit.reference.regime) === regime && !isThreshold(limit));

export const thresholdsOf = (limits: readonly LimitCheck[], regime: RegimePeriod): LimitCheck[] =>
  limits.filter((limit) => regimePeriodOf(limit.reference.regime) === regime && isThreshold(limit));

/** Regimes with a limit or a threshold. */
export const regimesOf = (limits: readonly LimitCheck[]): RegimePeriod[] => {
  const known = new Set(limits.map(({ reference }) => regimePeriodOf(reference.regime)));
  return regimePeriods.filter((regime) => known.has(regime));
};

export type Verdict = 'kept' | 'broken' | 'unknown';

export const verdictOf = ({ isBroken }: LimitCheck): Verdict =>
  isBroken === undefined ? 'unknown' : isBroken ? 'broken' : 'kept';

/** Used share above which a budget is nearly exhausted. */
export const warningShare = 0.8;

/** Used and allowed: exceedances, their mean over years, or a value in the unit of the limit. */
export function budgetOf({ used, value, threeYears, reference }: LimitCheck): { used: number | null; allowed: number } {
  if (used !== undefined) return { used: threeYears?.mean ?? used, allowed: reference.allowedExceedances ?? 0 };
  return { used: value ?? null, allowed: reference.value };
}

export function toneOf(limit: LimitCheck): 'success' | 'warning' | 'danger' | 'neutral' {
  const verdict = verdictOf(limit);
  if (verdict === 'broken') return 'danger';
  const { used, allowed } = budgetOf(limit);
  if (verdict === 'unknown' || used === null) return 'neutral';
  return used > 0 && used >= allowed * warningShare ? 'warning' : 'success';
}
