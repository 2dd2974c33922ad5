import { Button } from '../../components/Button/Button.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './accountForms.messages.ts';

interface CancelButtonProps {
  isDisabled: boolean;
  onPress: () => void;
}

export function CancelButton({ isDisabled, onPress }: CancelButtonProps) {
  const intl = useUiIntl();
  return (
    <Button isDisabled={isDisabled} onPress={onPress}>
      {intl.formatMessage(messages.cancel)}
    </Button>
  );
}
