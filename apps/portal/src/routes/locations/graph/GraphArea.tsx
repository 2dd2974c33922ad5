import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { EmptyState } from '@zrak/ui/EmptyState';
import { Skeleton } from '@zrak/ui/Skeleton';
import { type ReactNode, Suspense, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../../../shared/useErrorText.ts';
import * as styles from './GraphFrame.css.ts';
import type { SeriesDataState, SeriesGraph } from '../data/useSeriesData.ts';
import { NotOnPaper } from './NotOnPaper.tsx';
import { RetryButton } from '../../../shared/failures/RetryButton.tsx';

export const chartHeight = 360;
/** Pixels that a graph of one series takes at least, with title, newest values and legend: what is below moves less. */
const graphHeight = chartHeight + 125;

export interface GraphAreaProps {
  data: SeriesDataState;
  /** Graph of the loaded series. */
  children: ReactNode;
  /** The graph shows all series together: with none loaded it is not drawn. */
  needsAll?: boolean;
}

const hasNoValues = ({ values }: SeriesGraph) => values.every(Number.isNaN);

/** A graph, or the reason why there is none. */
export function GraphArea({ data, children, needsAll = false }: GraphAreaProps) {
  const { graphs, isLoading, isCancelled, error, failed, retry } = data;
  const intl = useIntl();
  const errorText = useErrorText();
  const isEmpty = useMemo(
    () => graphs.length > 0 && (needsAll ? graphs.some(hasNoValues) : graphs.every(hasNoValues)),
    [graphs, needsAll],
  );
  const skeleton = (
    <NotOnPaper>
      <Skeleton shape="block" height={`${graphHeight}px`} />
    </NotOnPaper>
  );
  const retryButton = <RetryButton size="small" onPress={retry} />;

  const isShownEmpty = isEmpty && !isLoading && !error && !isCancelled;
  const content = () => {
    if (error) {
      return (
        <Banner
          tone="danger"
          title={intl.formatMessage({ id: 'routes.locations.GraphArea.failed' })}
          action={retryButton}
        >
          {errorText(error)}
        </Banner>
      );
    }
    if (isCancelled) {
      return (
        <EmptyState
          title={intl.formatMessage({ id: 'routes.locations.GraphArea.cancelled' })}
          action={
            <Button onPress={retry}>
              <FormattedMessage id="routes.locations.GraphArea.load" />
            </Button>
          }
        />
      );
    }
    return <Suspense fallback={skeleton}>{graphs.length > 0 ? children : skeleton}</Suspense>;
  };

  return (
    <>
      {failed.length > 0 && (
        <div className={styles.notice}>
          <Banner
            tone="warning"
            announce="status"
            title={intl.formatMessage({ id: 'routes.locations.GraphArea.failed' })}
            action={retryButton}
          >
            {!needsAll && (
              <FormattedMessage
                id="routes.locations.GraphArea.partial"
                values={{ shown: graphs.length, total: graphs.length + failed.length }}
              />
            )}
          </Banner>
        </div>
      )}
      {!(needsAll && failed.length > 0) && (
        <>
          {/* A screen reader announces only what is added to an existing region. */}
          <div role="status" className={styles.announced}>
            {isShownEmpty && <EmptyState title={intl.formatMessage({ id: 'routes.locations.GraphArea.empty' })} />}
          </div>
          {!isShownEmpty && content()}
        </>
      )}
    </>
  );
}
