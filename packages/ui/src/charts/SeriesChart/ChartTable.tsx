import { type ComponentType, createElement, useEffect, useState } from 'react';
import { messages as errorMessages } from '../../components/ErrorFallback/ErrorFallback.messages.ts';
import { useFocusPassedOn } from '../../components/PassFocusOn/useFocusPassedOn.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { ChartButton } from '../parts/ChartButton.tsx';
import type { SeriesTableProps } from '../SeriesTable/SeriesTable.tsx';
import { messages } from './SeriesChart.messages.ts';
import * as styles from './SeriesChart.css.ts';

type Table = ComponentType<SeriesTableProps>;

let loaded: Table | undefined;
const load = async (): Promise<Table> => (loaded ??= (await import('../SeriesTable/SeriesTable.tsx')).SeriesTable);

interface ChartTableProps extends SeriesTableProps {
  /** Pixels, until the table has loaded. */
  height: number;
}

/** The table of a chart in the place of its plots. Its code is loaded when the user opens it. */
export function ChartTable({ height, ...props }: ChartTableProps) {
  const [table, setTable] = useState(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    load().then(
      (code) => setTable(() => code),
      () => setFailed(true),
    );
  }, [hasFailed]);
  return (
    <div className={styles.plots}>
      {table ? (
        createElement(table, props)
      ) : hasFailed ? (
        <Failure onRetry={() => setFailed(false)} />
      ) : (
        <div style={{ height }} />
      )}
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const intl = useUiIntl();
  const ref = useFocusPassedOn<HTMLDivElement>();
  return (
    <div ref={ref} role="alert" className={styles.failure}>
      {intl.formatMessage(messages.tableFailed)}
      <ChartButton onPress={onRetry}>{intl.formatMessage(errorMessages.retry)}</ChartButton>
    </div>
  );
}
