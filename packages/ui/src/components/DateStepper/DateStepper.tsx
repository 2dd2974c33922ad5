import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Group } from 'react-aria-components/Group';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from './DateStepper.messages.ts';
import * as styles from './DateStepper.css.ts';

export interface DateStepperProps {
  /** Name of the whole control: "Day", "Month". */
  label: string;
  /** The period shown, already in the reader's language: "21. 11. 2026". */
  value: string;
  onPrevious: () => void;
  onNext: () => void;
  /** "Previous day" says more than the default "Previous". */
  previousLabel?: string;
  nextLabel?: string;
  isPreviousDisabled?: boolean;
  isNextDisabled?: boolean;
}

/** One step back, one step on; the new period is read out. */
export function DateStepper({
  label,
  value,
  onPrevious,
  onNext,
  previousLabel,
  nextLabel,
  isPreviousDisabled = false,
  isNextDisabled = false,
}: DateStepperProps) {
  const intl = useUiIntl();
  return (
    <Group aria-label={label} className={styles.stepper}>
      <IconButton
        label={previousLabel ?? intl.formatMessage(messages.previous)}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onPress={onPrevious}
        isDisabled={isPreviousDisabled}
      />
      <span aria-live="polite" className={styles.value}>
        {value}
      </span>
      <IconButton
        label={nextLabel ?? intl.formatMessage(messages.next)}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        onPress={onNext}
        isDisabled={isNextDisabled}
      />
    </Group>
  );
}
