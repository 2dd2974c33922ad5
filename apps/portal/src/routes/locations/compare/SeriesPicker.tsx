import type { Series } from '@zrak/api-client';
import { MultiComboBox } from '@zrak/ui/MultiComboBox';
import { TagGroup } from '@zrak/ui/TagGroup';
import { Suspense, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyExtra } from '../../../app/loading/lazyPart.tsx';
import { optionOf, sectionsOf } from '../graph/seriesOptions.ts';
import * as styles from './CompareRoute.css.ts';

// Loaded with the graph.
const Swatch = lazyExtra(() => import('@zrak/ui/charts').then((module) => ({ default: module.Swatch })));

interface SeriesPickerProps {
  /** Series of all stations. */
  all: readonly Series[];
  chosen: readonly Series[];
  most: number;
  onChange: (ids: string[]) => void;
}

/** Field that adds series of any station. */
export function SeriesPicker({ all, chosen, most, onChange }: SeriesPickerProps) {
  const intl = useIntl();
  const sections = useMemo(() => sectionsOf(all), [all]);
  return (
    <MultiComboBox
      label={intl.formatMessage({ id: 'routes.locations.SeriesPicker.label' })}
      isLabelVisible={false}
      placeholder={intl.formatMessage({ id: 'routes.locations.SeriesPicker.placeholder' })}
      sections={sections}
      selectedKeys={chosen.map(({ id }) => id)}
      onSelectionChange={onChange}
      maxSelectedKeys={most}
    />
  );
}

/** Selected series, each with the line that it has in the graph. */
export function ChosenSeries({ chosen, most, onChange }: SeriesPickerProps) {
  const intl = useIntl();
  return (
    <div className={styles.chosen}>
      <TagGroup
        label={intl.formatMessage({ id: 'routes.locations.SeriesPicker.chosen' })}
        isLabelVisible={false}
        layout="row"
        items={chosen.map((series, index) => ({
          ...optionOf(series),
          icon: (
            <Suspense>
              <Swatch index={index} />
            </Suspense>
          ),
        }))}
        onRemove={(id) => onChange(chosen.filter((other) => other.id !== id).map((other) => other.id))}
      />
      <span className={styles.count}>
        <FormattedMessage id="routes.locations.SeriesPicker.limit" values={{ count: chosen.length, most }} />
      </span>
    </div>
  );
}
