import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
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
  /** Controls of a popover that the value opens, for periods that are no step away. */
  picker?: ReactNode;
}

/** Buttons for the previous and the next period; the new period is announced. The period itself may open a picker. */
export function DateStepper({
  label,
  value,
  onPrevious,
  onNext,
  previousLabel,
  nextLabel,
  isPreviousDisabled = false,
  isNextDisabled = false,
  picker,
}: DateStepperProps) {
  const intl = useUiIntl();
  return (
    <Group aria-label={label} className={styles.stepper}>
      <IconButton
        label={previousLabel ?? intl.formatMessage(messages.previous)}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        size="inset"
        onPress={onPrevious}
        isUnavailable={isPreviousDisabled}
      />
      {picker ? (
        <DialogTrigger>
          <Button aria-label={`${label}: ${value}`} className={styles.open}>
            <span aria-live="polite" className={styles.value}>
              {value}
            </span>
            <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
          </Button>
          <PopoverPanel>{picker}</PopoverPanel>
        </DialogTrigger>
      ) : (
        <span aria-live="polite" className={styles.value}>
          {value}
        </span>
      )}
      <IconButton
        label={nextLabel ?? intl.formatMessage(messages.next)}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        size="inset"
        onPress={onNext}
        isUnavailable={isNextDisabled}
      />
    </Group>
  );
}
