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
  return (
    <div className={styles.series}>
      <MultiComboBox
        label={intl.formatMessage({ id: 'routes.locations.SeriesPicker.label' })}
        description={
          <FormattedMessage id="routes.locations.ExportSeries.chosen" values={{ count: chosen.length, stations }} />
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
        <Button
          size="small"
          isUnavailable={chosen.length === Math.min(all.length, mostSeries)}
          onPress={() => onChange(all.slice(0, mostSeries).map(({ id }) => id))}
        >
          <FormattedMessage
            id="routes.locations.ExportSeries.all"
            values={{ count: Math.min(all.length, mostSeries) }}
          />
        </Button>
        <Button size="small" isUnavailable={chosen.length === 0} onPress={() => onChange([])}>
          <FormattedMessage id="routes.locations.ExportSeries.none" />
        </Button>
      </div>
    </div>
  );
}
