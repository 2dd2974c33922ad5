import type { SavedView } from '@zrak/api-client';
import { useIntl } from 'react-intl';
import { DeleteDialog } from '../../../shared/DeleteDialog.tsx';
import { useServices } from '../../../app/servicesHooks.ts';

interface DeleteViewProps {
  view: SavedView;
  onDone: () => void;
  onClose: () => void;
}

export default function DeleteView({ view: { id, name }, ...handlers }: DeleteViewProps) {
  const intl = useIntl();
  const { api } = useServices();
  return (
    <DeleteDialog
      title={intl.formatMessage({ id: 'routes.locations.DeleteView.title' })}
      body={intl.formatMessage({ id: 'routes.locations.DeleteView.body' }, { name })}
      done={intl.formatMessage({ id: 'routes.locations.DeleteView.done' })}
      failed="routes.locations.DeleteView.failed"
      remove={() => api.DELETE('/api/savedViews/{id}', { params: { path: { id } } })}
      {...handlers}
    />
  );
}
