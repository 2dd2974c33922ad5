import { useQuery } from '@tanstack/react-query';
import { Button } from '@zrak/ui/Button';
import { EmptyState } from '@zrak/ui/EmptyState';
import { Formula } from '@zrak/ui/Formula';
import { Stack } from '@zrak/ui/Stack';
import { BellPlus, BellRing } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import { limitNumber } from '../../shared/limits/limitNumber.ts';
import { clientSeries } from '../../shared/query/clientSeries.ts';
import type { AlertDraft } from './alertDraft.ts';
import { alertTemplates } from './alertTemplates.ts';

interface NoAlertsProps {
  /** Opens the dialog; with a template, filled in. */
  onAdd: (draft?: AlertDraft) => void;
}

/** The screen of a user without alerts: offers some that only have to be saved. */
export function NoAlerts({ onAdd }: NoAlertsProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { client, locations } = useClientData();
  const { data: all = [] } = useQuery(clientSeries(api, client.id));
  const templates = alertTemplates(all, locations[0]?.id ?? null);
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'routes.alerts.AlertsRoute.none' })}
      description={intl.formatMessage({ id: 'routes.alerts.AlertsRoute.noneHint' })}
      action={
        <Stack space="small">
          {templates.map(({ draft, series }) => (
            <Button
              isWide
              key={`${draft.kind} ${draft.seriesId}`}
              icon={<BellRing size={16} />}
              onPress={() => onAdd(draft)}
            >
              {series ? (
                <span>
                  <FormattedMessage
                    id="routes.alerts.NoAlerts.above"
                    values={{
                      name: <Formula text={series.name} />,
                      threshold: limitNumber(intl, draft.threshold ?? Number.NaN),
                      unit: series.unit,
                      interval: draft.interval,
                    }}
                  />
                </span>
              ) : (
                <FormattedMessage id="routes.alerts.NoAlerts.silence" values={{ hours: draft.hours }} />
              )}
            </Button>
          ))}
          <Button isWide tone="primary" icon={<BellPlus size={18} />} onPress={() => onAdd()}>
            <FormattedMessage id="routes.alerts.AlertsRoute.add" />
          </Button>
        </Stack>
      }
    />
  );
}
