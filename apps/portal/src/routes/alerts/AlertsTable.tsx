import type { AlertSubscription } from '@zrak/api-client';
import { Badge } from '@zrak/ui/Badge';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { Link } from '@zrak/ui/Link';
import { Switch } from '@zrak/ui/Switch';
import { showErrorToast } from '@zrak/ui/Toast';
import { VisuallyHidden } from '@zrak/ui/VisuallyHidden';
import { Pencil, Trash2 } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { useFormErrorText } from '../../shared/useFormCall.ts';
import { useRuleText } from './useRuleText.ts';

interface AlertsTableProps {
  subscriptions: readonly AlertSubscription[];
  onEdit: (subscription: AlertSubscription) => void;
  onDelete: (subscription: AlertSubscription) => void;
}

function useColumns(): DataTableColumn<AlertSubscription>[] {
  const intl = useIntl();
  const ruleText = useRuleText();
  const say = (id: 'station' | 'rule' | 'state' | 'mails') =>
    intl.formatMessage({ id: `routes.alerts.AlertsTable.${id}` });
  return [
    {
      id: 'mails',
      header: say('mails'),
      width: '1px',
      inCard: 'value',
      cell: (one) => <EnabledSwitch subscription={one} />,
    },
    { id: 'rule', header: say('rule'), isRowHeader: true, cell: ruleText },
    { id: 'station', header: say('station'), isNamedInCard: false, cell: (one) => <StationLink subscription={one} /> },
    { id: 'state', header: say('state'), isNamedInCard: false, cell: (one) => <State subscription={one} /> },
  ];
}

export function AlertsTable({ subscriptions, onEdit, onDelete }: AlertsTableProps) {
  const intl = useIntl();
  const ruleText = useRuleText();
  const say = (id: 'edit' | 'delete') => intl.formatMessage({ id: `routes.alerts.AlertsTable.${id}` });
  return (
    <DataTable
      label={intl.formatMessage({ id: 'routes.alerts.AlertsRoute.title' })}
      columns={useColumns()}
      rows={subscriptions}
      rowLabel={(one) => `${ruleText(one)}, ${one.locationName}`}
      rowActions={(one) => [
        { id: 'edit', label: say('edit'), icon: <Pencil size={16} />, onAction: () => onEdit(one) },
        {
          id: 'delete',
          label: say('delete'),
          icon: <Trash2 size={16} />,
          tone: 'danger',
          startsGroup: true,
          onAction: () => onDelete(one),
        },
      ]}
      isVirtual={false}
    />
  );
}

export function StationLink({ subscription }: { subscription: AlertSubscription }) {
  const { clientCode, locationId, locationName } = subscription;
  return <Link href={paths.location(clientCode, locationId)}>{locationName}</Link>;
}

function State({ subscription: { isEnabled, state } }: { subscription: AlertSubscription }) {
  const intl = useIntl();
  const shown = isEnabled ? state : 'off';
  const tone = { firing: 'danger', cleared: 'success', off: 'neutral' } as const;
  return <Badge tone={tone[shown]}>{intl.formatMessage({ id: `routes.alerts.state.${shown}` })}</Badge>;
}

/** Takes effect at once; the state beside it waits for the response. */
function EnabledSwitch({ subscription }: { subscription: AlertSubscription }) {
  const intl = useIntl();
  const { api } = useServices();
  const { revalidate } = useRevalidator();
  const errorText = useFormErrorText('routes.alerts.AlertsTable.switchFailed');
  const rule = useRuleText()(subscription);
  // Position while it is saved.
  const [saving, setSaving] = useState<boolean | null>(null);
  const { id, isEnabled, locationName } = subscription;
  const change = async (next: boolean) => {
    setSaving(next);
    const { error } = await api.PUT('/api/alerts/{id}', {
      params: { path: { id } },
      // Without the rule, which may have been changed since it was read.
      body: { isEnabled: next },
    });
    if (error) showErrorToast(errorText(error));
    // Gone: so is its row.
    if (!error || error.status === 404) await revalidate();
    // Not before the row that was read again is shown.
    startTransition(() => setSaving(null));
  };
  return (
    <Switch
      isSelected={saving ?? isEnabled}
      isReadOnly={saving !== null}
      onChange={(next) => void change(next)}
      label={
        <VisuallyHidden>
          {intl.formatMessage({ id: 'routes.alerts.AlertsTable.switch' }, { rule, station: locationName })}
        </VisuallyHidden>
      }
    />
  );
}
