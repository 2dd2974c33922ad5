import type { AlertSubscription } from '@zrak/api-client';
import { useIntl } from 'react-intl';
import { limitNumber } from '../../shared/limits/limitNumber.ts';

/** Describes the rule of a subscription: "PM10 above 50 µg/m³, 3 × 1 hour". */
export function useRuleText(): (subscription: AlertSubscription) => string {
  const intl = useIntl();
  return ({ rule, measured }) => {
    if (rule.kind === 'silence') return intl.formatMessage({ id: 'routes.alerts.rule.silence' }, { hours: rule.hours });
    const { kind, threshold, intervals, interval } = rule;
    return intl.formatMessage(
      { id: `routes.alerts.rule.${kind}` },
      {
        name: measured?.name,
        unit: measured?.unit,
        threshold: limitNumber(intl, threshold),
        intervals,
        interval: intl.formatMessage({ id: `routes.locations.interval.${interval}` }),
      },
    );
  };
}
