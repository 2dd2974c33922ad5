import type { NetworkParameter } from '@zrak/api-client';
import { unitOf, unitsFor } from '@zrak/quantities/units';
import { ComboBox } from '@zrak/ui/ComboBox';
import { Select, type SelectItem } from '@zrak/ui/Select';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formulaOption } from '../../shared/formulaOption.tsx';
import { type ColumnChoice, columnChoices } from './importChoices.ts';
import type { TargetsProps } from './StationTargets.tsx';
import * as styles from './imports.css.ts';

/** Key of the option that leaves a column out. */
const leftOut = 'left out';

/** The parameter and the unit of each column. */
export function ColumnTargets({ network: { parameters }, outcome, options, onChange }: TargetsProps) {
  const intl = useIntl();
  const say = (id: 'columns' | 'hint') => intl.formatMessage({ id: `routes.imports.ColumnTargets.${id}` });
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
      <div className={styles.columns}>
        {columnChoices(outcome, options).map((column) => (
          <ColumnTarget
            key={column.key}
            column={column}
            items={items}
            parameter={parameters.find(({ code }) => code === column.parameter)}
            onParameter={(code) => onChange({ ...options, columns: { ...options.columns, [column.key]: code } })}
            onUnit={(unit) => onChange({ ...options, units: { ...options.units, [column.key]: unit } })}
          />
        ))}
      </div>
    </section>
  );
}

interface ColumnTargetProps {
  column: ColumnChoice;
  /** Parameters, and the option that leaves the column out. */
  items: readonly SelectItem[];
  parameter: NetworkParameter | undefined;
  /** Called with a code; empty to leave the column out. */
  onParameter: (code: string) => void;
  onUnit: (unit: string) => void;
}

function ColumnTarget({ column, items, parameter, onParameter, onUnit }: ColumnTargetProps) {
  const intl = useIntl();
  const id = useId();
  const say = (key: 'parameter' | 'unknown') => intl.formatMessage({ id: `routes.imports.ColumnTargets.${key}` });
  const { station, heading, values } = column;
  return (
    <div role="group" aria-labelledby={id} className={styles.column}>
      <p className={styles.columnName}>
        <strong id={id}>{[station, heading].filter(Boolean).join(' / ')}</strong>
        <span className={styles.muted}>
          {values === null
            ? say('unknown')
            : intl.formatMessage({ id: 'routes.imports.ColumnTargets.values' }, { count: values })}
        </span>
      </p>
      <ComboBox
        label={say('parameter')}
        items={items}
        selectedKey={column.parameter === '' ? leftOut : column.parameter}
        onSelectionChange={(chosen) => {
          const next = chosen === leftOut ? '' : chosen;
          if (next !== null && next !== column.parameter) onParameter(next);
        }}
      />
      {parameter && <UnitTarget stated={column.unit} parameter={parameter} onUnit={onUnit} />}
    </div>
  );
}

interface UnitTargetProps {
  /** Null if neither the file nor the user states one: the values are taken to be in the unit of the parameter. */
  stated: string | null;
  parameter: NetworkParameter;
  onUnit: (unit: string) => void;
}

/** The unit of the values in the file, one that converts to that of the parameter. */
function UnitTarget({ stated, parameter: { code, unit }, onUnit }: UnitTargetProps) {
  const intl = useIntl();
  const units = unitsFor(unit, { substance: code });
  const used = stated === null ? unit : (unitOf(stated) ?? stated);
  const fits = units.includes(used);
  if (unit === '' || (fits && units.length === 1)) return null;
  return (
    <Select
      label={intl.formatMessage({ id: 'routes.imports.ColumnTargets.unit' })}
      items={units.map((one) => ({ id: one, label: one }))}
      selectedKey={fits ? used : null}
      placeholder={intl.formatMessage({ id: 'routes.imports.ColumnTargets.chooseUnit' })}
      errorMessage={
        fits ? undefined : intl.formatMessage({ id: 'routes.imports.ColumnTargets.unfit' }, { stated: used, unit })
      }
      onSelectionChange={(chosen) => {
        if (chosen !== used) onUnit(chosen);
      }}
    />
  );
}
