import type { MaintenanceAlert, Series } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Card } from '@zrak/ui/Card';
import { PassFocusOn } from '@zrak/ui/PassFocusOn';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSeriesData } from '../data/useSeriesData.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { GraphFrame } from '../graph/GraphFrame.tsx';
import { GraphOptions } from '../graph/GraphOptions.tsx';
import { LimitNote } from '../graph/LimitNote.tsx';
import { paperPeriod } from '../graph/paperPeriod.ts';
import { PeriodStepper } from '../graph/PeriodStepper.tsx';
import { TableSwitch } from '../graph/TableSwitch.tsx';
import { CompareGraph } from './CompareGraph.tsx';
import { lineRequests } from './compareLines.ts';
import * as styles from './CompareRoute.css.ts';
import { layoutIn, layoutsOf, mostLines, type Selection } from './compareView.ts';
import { NothingChosen } from './NothingChosen.tsx';
import { OtherYears } from './OtherYears.tsx';
import { ChosenSeries, SeriesPicker } from './SeriesPicker.tsx';
import { type CompareView, useCompareView } from './useCompareView.ts';

interface ComparisonProps {
  all: readonly Series[];
  /** Maintenance of the client's stations, past periods included. */
  alerts: readonly MaintenanceAlert[];
  source: string;
}

/** Series field, toolbar and graph in one card. */
export function Comparison({ all, alerts, source }: ComparisonProps) {
  const intl = useIntl();
  const view = useCompareView(all);
  const { selection, range, interval, changeSeries } = view;
  const { from, to } = range;
  const requests = useMemo(() => lineRequests(selection, { from, to }), [selection, from, to]);
  const data = useSeriesData(requests, interval);
  const picker = {
    all,
    chosen: selection.series,
    most: Math.floor(mostLines / (1 + selection.years.length)),
    onChange: changeSeries,
  };
  return (
    <div className={styles.stack}>
      <Omissions selection={selection} />
      <Card>
        <GraphFrame
          series={<SeriesPicker {...picker} />}
          {...(selection.series.length > 0 && tools(all, view))}
          chosen={
            selection.series.length > 0 && (
              <PassFocusOn to="heading">
                <ChosenSeries {...picker} />
              </PassFocusOn>
            )
          }
          period={paperPeriod(intl, view)}
          data={data}
          note={<LimitNote view={view} drawn={drawnOf(view)} />}
          empty={selection.series.length === 0 && <NothingChosen all={all} view={view} />}
        >
          <CompareGraph view={view} graphs={data.graphs} alerts={alerts} isLoading={data.isLoading} source={source} />
        </GraphFrame>
      </Card>
    </div>
  );
}

const drawnOf = ({ selection }: CompareView) => selection.series.map((series) => ({ id: series.id, series }));

const tools = (all: readonly Series[], view: CompareView) => ({
  tools: (
    <>
      <PeriodStepper view={view} />
      <GraphOptions view={view} drawn={drawnOf(view)}>
        <LayoutControl view={view} />
        <OtherYears view={view} />
      </GraphOptions>
    </>
  ),
  endTools: (
    <>
      <ExportButton
        all={all}
        start={{ seriesIds: view.selection.series.map(({ id }) => id), interval: view.interval }}
        view={view.range}
      />
      <TableSwitch view={view} />
    </>
  ),
});

function LayoutControl({ view: { selection, values, change } }: { view: CompareView }) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage({ id: 'routes.locations.CompareRoute.arrangement' })}
      isLabelVisible
      columns={2}
      options={layoutsOf(selection.series).map((id) => ({
        id,
        label: intl.formatMessage({ id: `routes.locations.arrangement.${id}` }),
      }))}
      value={layoutIn(values, selection.series)}
      onChange={(layout) => change({ layout })}
    />
  );
}

/** Reports the parts of the address that cannot be shown. */
function Omissions({ selection: { unknown, surplus } }: { selection: Selection }) {
  if (unknown === 0 && surplus === 0) return null;
  return (
    <Banner tone="warning">
      {unknown > 0 && (
        <p>
          <FormattedMessage id="routes.locations.CompareRoute.unknown" values={{ count: unknown }} />
        </p>
      )}
      {surplus > 0 && (
        <p>
          <FormattedMessage id="routes.locations.CompareRoute.surplus" values={{ count: surplus, most: mostLines }} />
        </p>
      )}
    </Banner>
  );
}
