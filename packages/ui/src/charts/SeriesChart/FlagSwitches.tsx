import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { type FlagKind, flagKinds } from '../data/flags.ts';
import { ChartButton } from '../parts/ChartButton.tsx';
import { messages } from './SeriesChart.messages.ts';
import * as styles from './SeriesChart.css.ts';

interface FlagSwitchesProps {
  counts: Record<FlagKind, number>;
  shown: ReadonlySet<FlagKind>;
  onChange: (shown: ReadonlySet<FlagKind>) => void;
}

const marks: Record<FlagKind, React.ReactNode> = {
  calibration: <path d="M0 3H14V8H0Z" fill="currentColor" />,
  belowDetection: <path d="M.5 3.5H13.5V7.5H.5Z" fill="none" stroke="currentColor" />,
  invalid: <path d="M1 3L6 8M6 3L1 8M8 3L13 8M13 3L8 8" stroke="currentColor" />,
};

/** Explains the flag marks under the line and switches them off. */
export function FlagSwitches({ counts, shown, onChange }: FlagSwitchesProps) {
  const intl = useUiIntl();
  const present = flagKinds.filter((kind) => counts[kind] > 0);
  if (present.length === 0) return null;
  const toggle = (kind: FlagKind) => {
    const next = new Set(shown);
    if (!next.delete(kind)) next.add(kind);
    onChange(next);
  };
  return (
    <fieldset className={styles.flags}>
      <legend className={styles.hidden}>{intl.formatMessage(messages.flags)}</legend>
      {present.map((kind) => (
        <ChartButton
          key={kind}
          icon={
            <svg width="14" height="11" aria-hidden="true">
              {marks[kind]}
            </svg>
          }
          isPressed={shown.has(kind)}
          onPress={() => toggle(kind)}
        >
          {intl.formatMessage(messages.flagCount, {
            flag: intl.formatMessage(messages[kind]),
            count: counts[kind],
          })}
        </ChartButton>
      ))}
    </fieldset>
  );
}
