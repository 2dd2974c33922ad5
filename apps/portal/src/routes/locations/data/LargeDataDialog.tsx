import { AlertDialog } from '@zrak/ui/AlertDialog';
import { useIntl } from 'react-intl';
import { useFileSize } from '../../../layouts/exports/useFileSize.ts';
import { costOf } from './loadPace.ts';
import type { LargeDataWarning } from './useLargeData.ts';

export interface LargeDataDialogProps {
  /** The request to confirm; null closes the dialog. */
  warning: LargeDataWarning | null;
  /** Estimated size of the file in bytes. */
  bytes?: number;
}

export function LargeDataDialog({ warning, bytes }: LargeDataDialogProps) {
  const intl = useIntl();
  const sizeText = useFileSize();
  const values = warning?.values ?? 0;
  const load = costOf(values);
  const body =
    bytes === undefined
      ? intl.formatMessage(
          { id: 'routes.locations.LargeDataDialog.body' },
          { values, bytes: sizeText(load.bytes), seconds: load.seconds },
        )
      : intl.formatMessage({ id: 'routes.locations.LargeDataDialog.file' }, { values, bytes: sizeText(bytes) });
  return (
    <AlertDialog
      title={intl.formatMessage({ id: 'routes.locations.LargeDataDialog.title' })}
      body={body}
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
