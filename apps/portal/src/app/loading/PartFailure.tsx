import { showErrorToast } from '@zrak/ui/Toast';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { useErrorText } from '../../shared/useErrorText.ts';

const useText = () => useIntl().formatMessage({ id: 'app.loading.PartFailure.failed' });

interface PartFailureProps {
  error: unknown;
  /** Loads the part again and shows it. */
  retry: () => Promise<unknown>;
}

/** Replaces a part of a screen that could not be loaded or rendered. */
export function PartFailure({ error, retry }: PartFailureProps) {
  const [isRunning, setRunning] = useState(false);
  const end = () => setRunning(false);
  const run = () => {
    setRunning(true);
    retry().then(end, end);
  };
  return (
    <LoadFailure error={error} retry={{ isRunning, run }}>
      {useText()}
    </LoadFailure>
  );
}

/** Reports a dialog that could not be loaded or rendered. The button that opens it tries again. */
export function DialogFailure({ error, onClose }: { error: unknown; onClose: () => void }) {
  const text = `${useText()} ${useErrorText()(error)}`;
  useEffect(() => {
    showErrorToast(text);
    onClose();
  }, [text, onClose]);
  return null;
}
