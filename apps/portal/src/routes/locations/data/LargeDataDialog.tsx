import type { WaitingLoad } from '@zrak/machines';
import { AlertDialog } from '@zrak/ui/AlertDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFileSize } from '../../../layouts/exports/useFileSize.ts';
import { costOf } from './loadPace.ts';

export interface LargeDataDialogProps {
  /** Loads to confirm; null closes the dialog. */
  loads: readonly WaitingLoad[] | null;
  onProceed: () => void;
  onCancel: () => void;
}

export function LargeDataDialog({ loads, onProceed, onCancel }: LargeDataDialogProps) {
  const intl = useIntl();
  const bodyOf = useQuestion();
  // The text stays while the dialog fades out.
  const [asked, setAsked] = useState<readonly WaitingLoad[]>([]);
  if (loads && loads !== asked) setAsked(loads);
  return (
    <AlertDialog
      title={intl.formatMessage({ id: 'routes.locations.LargeDataDialog.title' })}
      body={bodyOf(asked)}
      confirmLabel={intl.formatMessage({ id: 'routes.locations.LargeDataDialog.proceed' })}
      cancelLabel={intl.formatMessage({ id: 'routes.locations.LargeDataDialog.cancel' })}
      isOpen={loads !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      onConfirm={onProceed}
    />
  );
}

function useQuestion() {
  const intl = useIntl();
  const sizeText = useFileSize();
  return (loads: readonly WaitingLoad[]) => {
    const values = loads.reduce((sum, load) => sum + load.values, 0);
    const [first] = loads;
    if (loads.length === 1 && first?.bytes !== undefined) {
      return intl.formatMessage(
        { id: 'routes.locations.LargeDataDialog.file' },
        { values, bytes: sizeText(first.bytes) },
      );
    }
    const { bytes, seconds } = costOf(values);
    return intl.formatMessage(
      { id: 'routes.locations.LargeDataDialog.body' },
      { values, bytes: sizeText(bytes), seconds },
    );
  };
}
