import type { ApiKey } from '@zrak/api-client';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useServices } from '../../app/servicesHooks.ts';
import { DeleteDialog } from '../../shared/DeleteDialog.tsx';

interface RevokeKeyProps {
  apiKey: ApiKey;
  onClose: () => void;
}

export function RevokeKey({ apiKey: { id, name }, onClose }: RevokeKeyProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { revalidate } = useRevalidator();
  return (
    <DeleteDialog
      title={intl.formatMessage({ id: 'routes.apiKeys.RevokeKey.title' })}
      confirm={intl.formatMessage({ id: 'routes.apiKeys.RevokeKey.confirm' })}
      body={intl.formatMessage({ id: 'routes.apiKeys.RevokeKey.body' }, { name })}
      done={intl.formatMessage({ id: 'routes.apiKeys.RevokeKey.done' })}
      failed="routes.apiKeys.RevokeKey.failed"
      remove={() => api.DELETE('/api/apiKeys/{id}', { params: { path: { id } } })}
      onDone={() => void revalidate()}
      onClose={onClose}
    />
  );
}
