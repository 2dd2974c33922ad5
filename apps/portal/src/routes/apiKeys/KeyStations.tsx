import { useQuery } from '@tanstack/react-query';
import { MultiComboBox } from '@zrak/ui/MultiComboBox';
import { TagGroup } from '@zrak/ui/TagGroup';
import { useIntl } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { readLocations } from '../../shared/live/useLiveLocations.ts';
import { dataOf } from '../../shared/query/dataOf.ts';
import { useErrorText } from '../../shared/useErrorText.ts';
import * as styles from './ApiKeys.css.ts';

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
  const { data: stations = [], error } = useQuery({
    queryKey: ['stationsOfKey', clientId],
    queryFn: ({ signal }) => dataOf(readLocations(api, clientId, { signal })),
  });
  const label = intl.formatMessage({ id: 'routes.apiKeys.KeyStations.label' });
  const items = stations.map(({ id, name }) => ({ id, label: name }));
  return (
    <div className={styles.stations}>
      <MultiComboBox
        label={label}
        description={intl.formatMessage({ id: 'routes.apiKeys.KeyStations.hint' })}
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
