import { Button } from '@zrak/ui/Button';
import { ProgressBar } from '@zrak/ui/ProgressBar';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from '../station/GraphCard.css.ts';
import type { SeriesDataState } from '../data/useSeriesData.ts';

/** How far loading has come, and the way out of it; what is there at once does not show it. */
export function LoadProgress({ data: { isLoading, progress, cancel } }: { data: SeriesDataState }) {
  const intl = useIntl();
  if (!isLoading) return null;
  const { done, total } = progress;
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={intl.formatMessage({ id: 'routes.locations.LoadProgress.label' })}
        valueLabel={intl.formatMessage({ id: 'routes.locations.LoadProgress.value' }, { done, total })}
        value={done}
        maxValue={Math.max(1, total)}
        isIndeterminate={total <= 1}
      />
      <Button size="small" onPress={cancel}>
        <FormattedMessage id="routes.locations.LoadProgress.cancel" />
      </Button>
    </div>
  );
}
