import { AlertDialog } from '@zrak/ui/AlertDialog';
import { useIntl } from 'react-intl';
import type { Leaving } from './useLeaving.ts';

/** Asks before unsaved input is discarded. */
export function LeaveDialog({ leaving }: { leaving: Leaving | null }) {
  const intl = useIntl();
  const say = (id: 'title' | 'body' | 'leave' | 'stay') => intl.formatMessage({ id: `app.LeaveDialog.${id}` });
  return (
    <AlertDialog
      title={say('title')}
      body={say('body')}
      confirmLabel={say('leave')}
      cancelLabel={say('stay')}
      isOpen={leaving !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) leaving?.stay();
      }}
      onConfirm={() => leaving?.leave()}
    />
  );
}
