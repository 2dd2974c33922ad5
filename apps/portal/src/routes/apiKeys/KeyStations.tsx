import { useQuery } from '@tanstack/react-query';
import type { LocationSummary } from '@zrak/api-client';
import { MultiComboBox } from '@zrak/ui/MultiComboBox';
import { TagGroup } from '@zrak/ui/TagGroup';
import { useIntl } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { readLocations } from '../../shared/live/useLiveLocations.ts';
import { useDistinctStations } from '../../shared/names/useDistinctStations.ts';
import { dataOf } from '../../shared/query/dataOf.ts';
import { useErrorText } from '../../shared/useErrorText.ts';
import * as styles from './ApiKeys.css.ts';

const noStations: readonly LocationSummary[] = [];

/** Stations that a key can name, as the contract has it. */
const mostStations = 1000;

interface KeyStationsProps {
  clientId: string;
  /** Ids of stations; none means all stations. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The stations that a key writes to. */
export function KeyStations({ clientId, chosen, onChange }: KeyStationsProps) {
  const intl = useIntl();
  const { api } = useServices();
  const errorText = useErrorText();
  const { data = noStations, error } = useQuery({
    queryKey: ['stationsOfKey', clientId],
    queryFn: ({ signal }) => dataOf(readLocations(api, clientId, { signal })),
  });
  const label = intl.formatMessage({ id: 'routes.apiKeys.KeyStations.label' });
  const items = useDistinctStations(data);
  return (
    <div className={styles.stations}>
      <MultiComboBox
        label={label}
        description={intl.formatMessage(
          { id: `routes.apiKeys.KeyStations.${items.length > mostStations ? 'hintOfMany' : 'hint'}` },
          { most: mostStations },
        )}
        maxSelectedKeys={mostStations}
        {...(chosen.length === 0 && { placeholder: intl.formatMessage({ id: 'routes.apiKeys.KeyStations.all' }) })}
        sections={[{ id: 'stations', label, items }]}
        selectedKeys={chosen}
        onSelectionChange={onChange}
        errorMessage={error ? errorText(error) : undefined}
      />
      {chosen.length > 0 && (
        <TagGroup
          label={label}
          isLabelVisible={false}
          items={items.filter(({ id }) => chosen.includes(id))}
          onRemove={(id) => onChange(chosen.filter((other) => other !== id))}
        />
      )}
    </div>
  );
}
