import type { Series } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { MultiComboBox } from '@zrak/ui/MultiComboBox';
import { PassFocusOn } from '@zrak/ui/PassFocusOn';
import { TagGroup } from '@zrak/ui/TagGroup';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { optionOf, sectionsOf } from '../graph/seriesOptions.ts';
import { mostSeries } from './exportChoice.ts';
import * as styles from './ExportDialog.css.ts';

/** Maximum number of tags: a longer list would not fit the dialog. */
const mostTags = 6;

interface ExportSeriesProps {
  all: readonly Series[];
  chosen: readonly Series[];
  onChange: (ids: string[]) => void;
}

export function ExportSeries({ all, chosen, onChange }: ExportSeriesProps) {
  const intl = useIntl();
  const sections = useMemo(() => sectionsOf(all), [all]);
  const ids = chosen.map(({ id }) => id);
  const stations = new Set(chosen.map(({ locationId }) => locationId)).size;
  const isCut = all.length > mostSeries;
  const quick = all.slice(0, mostSeries);
  const isQuickChosen = chosen.length === quick.length && quick.every(({ id }, index) => id === ids[index]);
  return (
    <div className={styles.series}>
      <MultiComboBox
        label={intl.formatMessage({ id: 'routes.locations.SeriesPicker.label' })}
        description={
          isCut ? (
            <FormattedMessage
              id="routes.locations.ExportSeries.chosenOfMany"
              values={{ count: chosen.length, all: all.length, most: mostSeries }}
            />
          ) : (
            <FormattedMessage id="routes.locations.ExportSeries.chosen" values={{ count: chosen.length, stations }} />
          )
        }
        placeholder={intl.formatMessage({ id: 'routes.locations.SeriesPicker.placeholder' })}
        sections={sections}
        selectedKeys={ids}
        onSelectionChange={onChange}
        maxSelectedKeys={mostSeries}
      />
      {chosen.length > 0 && chosen.length <= mostTags && (
        <PassFocusOn>
          <TagGroup
            label={intl.formatMessage({ id: 'routes.locations.SeriesPicker.chosen' })}
            isLabelVisible={false}
            items={chosen.map(optionOf)}
            onRemove={(id) => onChange(ids.filter((other) => other !== id))}
          />
        </PassFocusOn>
      )}
      <div className={styles.quick}>
        <Button size="small" isUnavailable={isQuickChosen} onPress={() => onChange(quick.map(({ id }) => id))}>
          <FormattedMessage
            id={isCut ? 'routes.locations.ExportSeries.first' : 'routes.locations.ExportSeries.all'}
            values={{ count: quick.length }}
          />
        </Button>
        <Button size="small" isUnavailable={chosen.length === 0} onPress={() => onChange([])}>
          <FormattedMessage id="routes.locations.ExportSeries.none" />
        </Button>
      </div>
    </div>
  );
}
