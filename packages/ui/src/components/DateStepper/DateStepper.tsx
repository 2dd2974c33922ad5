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
  /** The current period, already formatted: "21. 11. 2026". */
  value: string;
  onPrevious: () => void;
  onNext: () => void;
  /** For example "Previous day"; by default "Previous". */
  previousLabel?: string;
  nextLabel?: string;
  isPreviousDisabled?: boolean;
  isNextDisabled?: boolean;
}

/** Buttons for the previous and the next period; the new period is announced. */
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
