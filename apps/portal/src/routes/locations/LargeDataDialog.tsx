import { AlertDialog } from '@zrak/ui/AlertDialog';
import { useIntl } from 'react-intl';
import type { LargeDataWarning } from './useLargeData.ts';

export interface LargeDataDialogProps {
  /** Null while there is nothing to ask. */
  warning: LargeDataWarning | null;
}

export function LargeDataDialog({ warning }: LargeDataDialogProps) {
  const intl = useIntl();
  return (
    <AlertDialog
      title={intl.formatMessage({ id: 'routes.locations.LargeDataDialog.title' })}
      body={intl.formatMessage({ id: 'routes.locations.LargeDataDialog.body' }, { values: warning?.values ?? 0 })}
      confirmLabel={intl.formatMessage({ id: 'routes.locations.LargeDataDialog.proceed' })}
      cancelLabel={intl.formatMessage({ id: 'routes.locations.LargeDataDialog.cancel' })}
      isOpen={warning !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) warning?.cancel();
      }}
      onConfirm={() => warning?.proceed()}
    />
  );
}
