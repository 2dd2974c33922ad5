import type { Series } from '@zrak/api-client';
import { MultiComboBox } from '@zrak/ui/MultiComboBox';
import { TagGroup } from '@zrak/ui/TagGroup';
import { Suspense, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '../../../app/lazyPart.ts';
import { sectionsOf, seriesLabel } from '../graph/chartSeries.ts';
import * as styles from './CompareRoute.css.ts';

// Loaded with the graph.
const Swatch = lazyPart(() => import('@zrak/ui/charts').then((module) => ({ default: module.Swatch })));

interface SeriesPickerProps {
  /** Series of all stations. */
  all: readonly Series[];
  chosen: readonly Series[];
  most: number;
  onChange: (ids: string[]) => void;
}

/** Series by station; selected ones show the line that they have in the graph. */
export function SeriesPicker({ all, chosen, most, onChange }: SeriesPickerProps) {
  const intl = useIntl();
  const sections = useMemo(() => sectionsOf(all), [all]);
  const ids = chosen.map(({ id }) => id);
  return (
    <div className={styles.picker}>
      <div className={styles.search}>
        <MultiComboBox
          label={intl.formatMessage({ id: 'routes.locations.SeriesPicker.label' })}
          description={
            <FormattedMessage id="routes.locations.SeriesPicker.limit" values={{ count: chosen.length, most }} />
          }
          placeholder={intl.formatMessage({ id: 'routes.locations.SeriesPicker.placeholder' })}
          sections={sections}
          selectedKeys={ids}
          onSelectionChange={onChange}
          maxSelectedKeys={most}
        />
      </div>
      {chosen.length > 0 && (
        <TagGroup
          label={intl.formatMessage({ id: 'routes.locations.SeriesPicker.chosen' })}
          isLabelVisible={false}
          items={chosen.map((series, index) => ({
            id: series.id,
            label: seriesLabel(series),
            icon: (
              <Suspense>
                <Swatch index={index} />
              </Suspense>
            ),
          }))}
          onRemove={(id) => onChange(ids.filter((other) => other !== id))}
        />
      )}
    </div>
  );
}
