import type { NetworkClient } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Card } from '@zrak/ui/Card';
import { Inline } from '@zrak/ui/Inline';
import { LinkButton } from '@zrak/ui/LinkButton';
import { Tabs } from '@zrak/ui/Tabs';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../app/paths.ts';
import { useCapability } from '../../../shared/capabilities.ts';
import { useRejectedFocus } from '../../../shared/forms/useRejectedFocus.tsx';
import { LeaveDialog } from '../../../shared/leaving/LeaveDialog.tsx';
import { useLeaving } from '../../../shared/leaving/useLeaving.ts';
import { type ClientDraft, clientOf, draftOfClient } from './clientDraft.ts';
import { clientFields, ClientFields } from './ClientFields.tsx';
import { ClientLogo } from './ClientLogo.tsx';
import { changedFields } from '../changedFields.ts';
import { FormButtons } from '../FormButtons.tsx';
import { usePlace } from '../../../shared/network/networkData.ts';
import { MaintenanceSection } from '../maintenance/MaintenanceSection.tsx';
import { NoPlace } from '../NoPlace.tsx';
import { PlaceHeader } from '../PlaceHeader.tsx';
import { ReportsSection } from '../reports/ReportsSection.tsx';
import { RemoveObject } from '../RemoveObject.tsx';
import { StationsOfClient } from './StationsOfClient.tsx';
import { PlanTab } from '../plan/PlanTab.tsx';
import { usePlanForm } from '../plan/usePlanForm.ts';
import { TextsSection } from '../texts/TextsSection.tsx';
import { useTextDrafts } from '../texts/useTextDrafts.ts';
import { useEditedObject } from '../useEditedObject.ts';
import { useNetworkChange } from '../useNetworkChange.ts';
import * as styles from '../network.css.ts';

export function Component() {
  const { client } = usePlace();
  return client ? <ClientPage key={client.id} client={client} /> : <NoPlace />;
}

function ClientPage({ client }: { client: NetworkClient }) {
  const intl = useIntl();
  const hasReports = useCapability('reports');
  const [isRemoving, setRemoving] = useState(false);
  // Here, since the panel of another tab replaces the forms.
  const form = useEditedObject(`client ${client.id}`, draftOfClient(client));
  const plan = usePlanForm(client);
  const texts = useTextDrafts(client.id);
  const leaving = useLeaving(form.isDirty || plan.isDirty || texts.isDirty);
  const say = (id: 'stations' | 'about' | 'plan' | 'maintenance' | 'reports' | 'texts') =>
    intl.formatMessage({ id: `routes.network.ClientRoute.${id}` });
  return (
    <>
      <PlaceHeader
        title={client.name}
        href={paths.networkClient(client.id)}
        actions={
          <Inline>
            <LinkButton href={paths.map(client.code)}>
              <FormattedMessage id="routes.network.ClientRoute.open" />
            </LinkButton>
            <Button icon={<Trash2 size={18} />} onPress={() => setRemoving(true)}>
              <FormattedMessage id="routes.network.ClientRoute.remove" />
            </Button>
          </Inline>
        }
      />
      <Tabs
        label={intl.formatMessage({ id: 'routes.network.ClientRoute.parts' })}
        items={[
          { id: 'stations', label: say('stations'), content: <StationsOfClient client={client} /> },
          { id: 'about', label: say('about'), content: <AboutClient client={client} form={form} /> },
          { id: 'plan', label: say('plan'), content: <PlanTab client={client} form={plan} /> },
          { id: 'maintenance', label: say('maintenance'), content: <MaintenanceSection client={client} /> },
          ...(hasReports
            ? [{ id: 'reports', label: say('reports'), content: <ReportsSection client={client} /> }]
            : []),
          { id: 'texts', label: say('texts'), content: <TextsSection clientId={client.id} drafts={texts} /> },
        ]}
      />
      <LeaveDialog leaving={leaving} />
      {isRemoving && (
        <RemoveObject
          object={{ kind: 'client', id: client.id }}
          name={client.name}
          leadsTo={paths.network}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

interface ClientFormProps {
  client: NetworkClient;
  form: ReturnType<typeof useEditedObject<ClientDraft>>;
}

function AboutClient({ client, form }: ClientFormProps) {
  return (
    <div className={styles.stack}>
      <Card>
        <ClientForm client={client} form={form} />
      </Card>
      <ClientLogo client={client} />
    </div>
  );
}

function ClientForm({ client, form }: ClientFormProps) {
  const { change, isRunning, errorMessage, faultOf } = useNetworkChange(
    { failed: 'routes.network.failed', done: 'routes.network.saved' },
    clientFields,
  );
  const { fields, spoken, onSend } = useRejectedFocus(isRunning);
  const save = async () => {
    onSend();
    form.setTried(true);
    const changed = clientOf(form.draft);
    if (!changed) return;
    const edited = changedFields(clientOf(form.loaded), changed);
    await change({ clients: [{ id: client.id, mustExist: true, ...edited }] }, () => form.saved(form.draft));
  };
  return (
    <div ref={fields} className={styles.stack}>
      {spoken}
      {errorMessage && (
        <Banner tone="danger" announce="alert">
          {errorMessage}
        </Banner>
      )}
      <ClientFields draft={form.draft} isTried={form.isTried} faultOf={faultOf} onChange={form.setDraft} />
      <FormButtons isDirty={form.isDirty} isSaving={isRunning} onSave={() => void save()} onReset={form.reset} />
    </div>
  );
}
