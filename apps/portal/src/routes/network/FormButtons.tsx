import { Button } from '@zrak/ui/Button';
import { Inline } from '@zrak/ui/Inline';
import { FormattedMessage } from 'react-intl';

interface FormButtonsProps {
  isDirty: boolean;
  isSaving: boolean;
  onSave: () => void;
  onReset: () => void;
}

/** Below a form of a page. The button to discard is there while there is something to discard. */
export function FormButtons({ isDirty, isSaving, onSave, onReset }: FormButtonsProps) {
  return (
    <Inline>
      <Button tone="primary" isPending={isSaving} onPress={onSave}>
        <FormattedMessage id="routes.network.save" />
      </Button>
      {isDirty && (
        <Button isDisabled={isSaving} onPress={onReset}>
          <FormattedMessage id="routes.network.reset" />
        </Button>
      )}
    </Inline>
  );
}
