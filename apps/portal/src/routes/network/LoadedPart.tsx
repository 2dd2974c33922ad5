import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from '@zrak/ui/Skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';

interface LoadedPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Names the data that could not be loaded. */
  failed: FormatjsIntl.Message['ids'];
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads its own data. */
export function LoadedPart<Data>({ query, failed, children }: LoadedPartProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (error) {
    return (
      <LoadFailure error={error} retry={{ isRunning: isFetching, run: () => void refetch() }}>
        <FormattedMessage id={failed} />
      </LoadFailure>
    );
  }
  return data === undefined ? <Skeleton lines={4} /> : children(data);
}
