import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { Button } from '@zrak/ui/Button';
import { ProgressBar } from '@zrak/ui/ProgressBar';
import { useCallback, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './GraphFrame.css.ts';
import type { SeriesDataState } from '../data/useSeriesData.ts';

/** Milliseconds between updates of the progress. */
const progressIntervalMs = 100;

/** Progress of a load, with a button to cancel it; loads from the cache do not show it. */
export function LoadProgress({ data: { isLoading, awaited, cancel } }: { data: SeriesDataState }) {
  return isLoading ? <Progress awaited={awaited} onCancel={cancel} /> : null;
}

/** Separate component, so that arriving responses do not render the whole screen. */
function Progress({ awaited, onCancel }: { awaited: readonly QueryKey[]; onCancel: () => void }) {
  const intl = useIntl();
  const client = useQueryClient();
  const subscribe = useCallback((onChange: () => void) => {
    const timer = setInterval(onChange, progressIntervalMs);
    return () => clearInterval(timer);
  }, []);
  const isHere = (key: QueryKey) => (client.getQueryState(key)?.status ?? 'pending') !== 'pending';
  const done = useSyncExternalStore(subscribe, () => awaited.filter(isHere).length);
  const total = awaited.length;
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={intl.formatMessage({ id: 'routes.locations.LoadProgress.label' })}
        valueLabel={intl.formatMessage({ id: 'routes.locations.LoadProgress.value' }, { done, total })}
        value={done}
        maxValue={Math.max(1, total)}
        isIndeterminate={total <= 1}
      />
      <Button size="small" onPress={onCancel}>
        <FormattedMessage id="routes.locations.LoadProgress.cancel" />
      </Button>
    </div>
  );
}
