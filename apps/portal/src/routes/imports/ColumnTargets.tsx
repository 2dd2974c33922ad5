import { ComboBox } from '@zrak/ui/ComboBox';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formulaOption } from '../../shared/formulaOption.tsx';
import { columnChoices } from './importChoices.ts';
import type { TargetsProps } from './StationTargets.tsx';
import * as styles from './imports.css.ts';

/** Key of the option that leaves a column out. */
const leftOut = 'left out';

/** The parameter of each column. */
export function ColumnTargets({ network: { parameters }, outcome, options, onChange }: TargetsProps) {
  const intl = useIntl();
  const say = (id: 'columns' | 'hint' | 'leaveOut' | 'unknown') =>
    intl.formatMessage({ id: `routes.imports.ColumnTargets.${id}` });
  const items = useMemo(
    () => [
      { id: leftOut, label: intl.formatMessage({ id: 'routes.imports.ColumnTargets.leaveOut' }) },
      ...parameters.map(({ code, name, unit }) => formulaOption(code, unit ? `${name} (${unit})` : name)),
    ],
    [parameters, intl],
  );
  return (
    <section aria-labelledby="columns-of-file" className={styles.section}>
      <h2 id="columns-of-file" className={styles.heading}>
        {say('columns')}
      </h2>
      <p className={styles.muted}>{say('hint')}</p>
      <div className={styles.fields}>
        {columnChoices(outcome, options).map(({ key, station, heading, unit, values, parameter }) => (
          <ComboBox
            key={key}
            label={[station, heading].filter(Boolean).join(' / ')}
            description={
              values === null
                ? say('unknown')
                : [intl.formatMessage({ id: 'routes.imports.ColumnTargets.values' }, { count: values }), unit]
                    .filter(Boolean)
                    .join(', ')
            }
            items={items}
            selectedKey={parameter === '' ? leftOut : parameter}
            onSelectionChange={(id) => {
              const next = id === leftOut ? '' : id;
              if (next !== null && next !== parameter) {
                onChange({ ...options, columns: { ...options.columns, [key]: next } });
              }
            }}
          />
        ))}
      </div>
    </section>
  );
}
