import type { ImportOutcome, Network } from '@zrak/api-client';
import { ComboBox } from '@zrak/ui/ComboBox';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type ImportOptions, stationChoices } from './importChoices.ts';
import * as styles from './imports.css.ts';

export interface TargetsProps {
  network: Network;
  outcome: ImportOutcome;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
}

/** The station that gets the values, for each that the file names. */
export function StationTargets({ network, outcome, options, onChange }: TargetsProps) {
  const intl = useIntl();
  const items = useMemo(
    () =>
      network.clients.flatMap(({ name: client, stations }) =>
        stations.map(({ id, name }) => ({ id, label: network.clients.length > 1 ? `${name} (${client})` : name })),
      ),
    [network],
  );
  const isUnknown = (label: string) => label !== '' && outcome.refusalCode === 'noTarget';
  return (
    <section aria-labelledby="stations-of-file" className={styles.section}>
      <h2 id="stations-of-file" className={styles.heading}>
        {intl.formatMessage({ id: 'routes.imports.StationTargets.stations' })}
      </h2>
      <div className={styles.columns}>
        {stationChoices(outcome, options).map(({ label, locationId }) => (
          <ComboBox
            key={label}
            label={label || intl.formatMessage({ id: 'routes.imports.StationTargets.all' })}
            items={items}
            selectedKey={locationId}
            errorMessage={
              locationId === null
                ? intl.formatMessage({
                    id: `routes.imports.StationTargets.${isUnknown(label) ? 'unknown' : 'missing'}`,
                  })
                : undefined
            }
            onSelectionChange={(id) => {
              if (id !== null && id !== locationId) {
                onChange({ ...options, stations: { ...options.stations, [label]: id } });
              }
            }}
          />
        ))}
      </div>
    </section>
  );
}
