import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './Stepper.messages.ts';
import * as styles from './Stepper.css.ts';

export interface Step {
  id: string;
  label: string;
  description?: string | undefined;
  /** Something in the step has to be corrected. */
  isInvalid?: boolean | undefined;
}

export interface StepperProps {
  /** Accessible name of the list: what the steps lead to. */
  label: string;
  items: readonly Step[];
  /** Id of the current step; the steps before it are done. */
  value: string;
  /** Makes the steps before the current one buttons that lead back to them. */
  onChange?: ((id: string) => void) | undefined;
  /** `horizontal` becomes vertical on a phone. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

type State = 'done' | 'current' | 'ahead';

/** The steps of a process and the current one. It leads back, never ahead: the content of a step leads to the next. */
export function Stepper({ label, items, value, onChange, orientation = 'horizontal' }: StepperProps) {
  const current = items.findIndex(({ id }) => id === value);
  return (
    <ol aria-label={label} className={styles.list[orientation]}>
      {items.map((step, index) => {
        const state: State = index < current ? 'done' : index === current ? 'current' : 'ahead';
        const content = <StepContent step={step} number={index + 1} state={state} />;
        return (
          <li
            key={step.id}
            data-state={state}
            data-invalid={step.isInvalid || undefined}
            className={styles.item[orientation]}
            {...(state === 'current' && { 'aria-current': 'step' })}
          >
            {onChange && state === 'done' ? (
              <Button onPress={() => onChange(step.id)} className={styles.body[orientation]}>
                {content}
              </Button>
            ) : (
              <div className={styles.body[orientation]}>{content}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface StepContentProps {
  step: Step;
  number: number;
  state: State;
}

function StepContent({ step: { label, description, isInvalid = false }, number, state }: StepContentProps) {
  const intl = useUiIntl();
  let sign: ReactNode = formatDecimal(intl, number, 0);
  if (state === 'done') sign = <Check size={16} strokeWidth={3} />;
  if (isInvalid) sign = <CircleAlert size={16} />;
  return (
    <>
      <span aria-hidden="true" className={styles.mark}>
        {sign}
      </span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
        {isInvalid && <span className={styles.invalid}>{intl.formatMessage(messages.invalid)}</span>}
        {state === 'done' && !isInvalid && <VisuallyHidden>, {intl.formatMessage(messages.done)}</VisuallyHidden>}
      </span>
    </>
  );
}
