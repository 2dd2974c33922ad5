import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../shared/forms/ConfirmDialog.tsx';

interface RemoveDialogProps {
  name: string;
  /** The consequence. */
  body: string;
  isRunning: boolean;
  errorMessage: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question before something of the network is removed. */
export function RemoveDialog({ name, ...others }: RemoveDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      {...others}
      title={intl.formatMessage({ id: 'routes.network.RemoveObject.title' }, { name })}
      confirmLabel={intl.formatMessage({ id: 'routes.network.RemoveObject.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'routes.network.cancel' })}
    />
  );
}
