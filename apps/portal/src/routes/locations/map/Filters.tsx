import type { LocationSummary } from '@zrak/api-client';
import { type IndexStandard, indexStandards } from '@zrak/quantities/indices';
import { Button } from '@zrak/ui/Button';
import { Select, type SelectProps } from '@zrak/ui/Select';
import { Skeleton } from '@zrak/ui/Skeleton';
import { memo } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useRest } from '../../../app/firstPaint.ts';
import type { Change } from '../../../shared/address/useAddress.ts';
import { formulaOption } from '../../../shared/formulaOption.tsx';
import { oneOf } from '../../../shared/searchParams.ts';
import { categories } from '../../../shared/station.ts';
import { type ColourBy, offered } from '../stationMap/mapColouring.ts';
import { type MapSearch, offeredSortings, sortings } from '../stationMap/mapSearch.ts';
import * as styles from './Filters.css.ts';

export interface FiltersProps {
  locations: readonly LocationSummary[];
  search: MapSearch;
  onChange: (change: Change<MapSearch>) => void;
  isOnPlan: boolean;
}

const anyCategory = 'any';

/** Colouring of the stations, filters, and order of the list. */
export const Filters = memo(function Filters({ locations, search, onChange, isOnPlan }: FiltersProps) {
  const intl = useIntl();
  const { by, standard, levels, category, sort } = search;
  const say = (id: 'by' | 'standard' | 'category' | 'anyCategory' | 'sort') =>
    intl.formatMessage({ id: `routes.locations.Filters.${id}` });
  const choices = offered(locations, standard);
  const hasCategories = locations.some((location) => location.categories.length > 0);
  return (
    <div className={styles.filters}>
      {choices.length > 1 && (
        <Filter
          label={say('by')}
          items={choices.map((id) => formulaOption(id, nameOf(intl, locations, id)))}
          selectedKey={by}
          onSelectionChange={(id) => onChange({ by: id as ColourBy })}
        />
      )}
      <Filter
        label={say('sort')}
        items={offeredSortings(locations, search, isOnPlan).map((id) => ({
          id,
          label: intl.formatMessage({ id: `routes.locations.Filters.sort.${id}` }),
        }))}
        selectedKey={sort}
        onSelectionChange={(id) => onChange({ sort: oneOf(sortings, id) ?? sort })}
      />
      {choices.length > 1 && by !== 'warning' && (
        <Filter
          label={say('standard')}
          items={indexStandards.map((id) => ({
            id,
            label: intl.formatMessage({ id: `routes.locations.Filters.standard.${id}` }),
          }))}
          selectedKey={standard}
          onSelectionChange={(id) => {
            const next = id as IndexStandard;
            onChange((current) => ({
              standard: next,
              by: offered(locations, next).includes(current.by) ? current.by : 'index',
            }));
          }}
        />
      )}
      {hasCategories && (
        <Filter
          label={say('category')}
          items={[
            { id: anyCategory, label: say('anyCategory') },
            ...categories.map((id) => ({
              id,
              label: intl.formatMessage({ id: `routes.locations.category.${id}` }),
            })),
          ]}
          selectedKey={category ?? anyCategory}
          onSelectionChange={(id) => onChange({ category: categories.find((one) => one === id) ?? null })}
        />
      )}
      {(levels.length > 0 || category !== null) && (
        <Button size="small" onPress={() => onChange({ levels: [], category: null })}>
          <FormattedMessage id="routes.locations.Filters.showAll" />
        </Button>
      )}
    </div>
  );
});

type FilterProps = Pick<SelectProps, 'label' | 'items' | 'selectedKey' | 'onSelectionChange'>;

function Filter(props: FilterProps) {
  return useRest() ? (
    <Select size="small" isLabelVisible={false} {...props} />
  ) : (
    <Skeleton shape="block" height={styles.filterHeight} />
  );
}

/** The server names the pollutants. */
function nameOf(intl: IntlShape, locations: readonly LocationSummary[], by: ColourBy): string {
  if (by === 'warning' || by === 'index') {
    return intl.formatMessage({ id: `routes.locations.Filters.by.${by}` });
  }
  const named = locations.flatMap(({ means = [] }) => means).find(({ parameter }) => parameter === by);
  return named?.name ?? by;
}
