import { Button, type ButtonProps } from '@zrak/ui/Button';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyDialog } from '../../../app/loading/lazyPart.tsx';
import { WhileLoading } from '../../../app/loading/WhileLoading.tsx';
import type { ExportDialogProps } from './ExportDialog.tsx';

export const ExportDialog = lazyDialog(() => import('./ExportDialog.tsx'));

export type Opening = Omit<ExportDialogProps, 'onClose'>;

/** Opens the export of known series, on a screen that loads their values too. */
export function ExportButton(opening: Opening) {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <OpenButton isPending={isLoading} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={<WhileLoading onChange={setLoading} />}>
          <ExportDialog {...opening} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export function OpenButton(props: Pick<ButtonProps, 'size' | 'isPending' | 'onPress'>) {
  return (
    <Button {...props} icon={<Download size={16} />}>
      <FormattedMessage id="routes.locations.ExportButton.export" />
    </Button>
  );
}
