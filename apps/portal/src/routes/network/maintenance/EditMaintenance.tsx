import type { NetworkClient } from '@zrak/api-client';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../../app/servicesHooks.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { OutdatedNotice } from '../../../shared/forms/OutdatedNotice.tsx';
import { useIdOfDraft } from '../../../shared/forms/useIdOfDraft.ts';
import { dataOf } from '../../../shared/query/dataOf.ts';
import { useFormCall } from '../../../shared/useFormCall.ts';
import { useKeptState } from '../../../shared/useKeptState.ts';
import { LoadedPart } from '../LoadedPart.tsx';
import { alertOf, draftOf, emptyDraft, type MaintenanceDraft, timeZoneOf } from './maintenanceDraft.ts';
import { MaintenanceFields } from './MaintenanceFields.tsx';

interface EditMaintenanceProps {
  client: NetworkClient;
  /** Null for a new alert. */
  alertId: string | null;
  onDone: () => void;
  onClose: () => void;
}

export function EditMaintenance({ client, alertId, onDone, onClose }: EditMaintenanceProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { run, isRunning, isOutdated, errorMessage, forget } = useFormCall('routes.network.failed');
  const stored = useStoredAlert(alertId);
  const [edited, setEdited] = useKeptState<MaintenanceDraft | null>(`maintenance ${alertId}`, () =>
    alertId === null ? emptyDraft : null,
  );
  const idOf = useIdOfDraft(`maintenance ${alertId}`);
  const draft = edited ?? (stored.data ? draftOf(stored.data, timeZoneOf(client, stored.data.locationId)) : null);
  const [isTried, setTried] = useState(false);
  const save = async (saved: MaintenanceDraft | null) => {
    setTried(true);
    const body = saved && alertOf(saved, client, timeZoneOf(client, saved.locationId), stored.data);
    if (!body) return;
    await run(
      alertId === null
        ? api.POST('/api/maintenanceAlerts', { params: { query: { newId: idOf(saved) } }, body })
        : api.PUT('/api/maintenanceAlerts/{id}', { params: { path: { id: alertId } }, body }),
      () => {
        showSuccessToast(intl.formatMessage({ id: 'routes.network.saved' }));
        onDone();
        onClose();
      },
    );
  };
  const readAgain = async () => {
    if (!(await stored.refetch()).isSuccess) return;
    setEdited(null);
    setTried(false);
    forget();
  };
  const fields = draft && <MaintenanceFields client={client} draft={draft} isTried={isTried} onChange={setEdited} />;
  return (
    <FormDialog
      title={intl.formatMessage({ id: `routes.network.EditMaintenance.${alertId === null ? 'newTitle' : 'title'}` })}
      saveLabel={intl.formatMessage({ id: 'routes.network.save' })}
      isRunning={isRunning}
      isSaveDisabled={draft === null}
      errorMessage={isOutdated ? undefined : errorMessage}
      onSave={() => void save(draft)}
      onClose={onClose}
    >
      {isOutdated && draft && (
        <OutdatedNotice
          isRunning={isRunning || stored.isFetching}
          onLoad={() => void readAgain()}
          onOverwrite={() => void save({ ...draft, version: undefined })}
        />
      )}
      {fields ?? (
        <LoadedPart query={stored} failed="routes.network.EditMaintenance.failed">
          {() => null}
        </LoadedPart>
      )}
    </FormDialog>
  );
}

/** With its texts in all languages, read each time the form is opened. */
function useStoredAlert(alertId: string | null) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['maintenanceAlert', alertId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/maintenanceAlerts/{id}', { params: { path: { id: alertId ?? '' } }, signal })),
    enabled: alertId !== null,
    gcTime: 0,
  });
}
