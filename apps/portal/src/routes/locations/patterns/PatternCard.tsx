import type { Interval, Series } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { type ReactNode, useMemo } from 'react';
import { GraphArea } from '../graph/GraphArea.tsx';
import { LoadProgress } from '../graph/LoadProgress.tsx';
import type { CivilRange } from '../data/period.ts';
import { type SeriesGraph, useSeriesData } from '../data/useSeriesData.ts';
import { MountWhenVisible } from '../graph/MountWhenVisible.tsx';

interface PatternCardProps {
  heading: ReactNode;
  /** The same array as long as the selection is the same. */
  series: readonly Series[];
  /** Days of the chart: those of the graph. */
  range: CivilRange;
  interval: Interval;
  /** The chart of the loaded series: all of them, never a part. */
  children: (graphs: readonly SeriesGraph[]) => ReactNode;
}

/** A card whose chart needs complete series. */
export function PatternCard(props: PatternCardProps) {
  return (
    <MountWhenVisible heading={props.heading}>
      <LoadedCard {...props} />
    </MountWhenVisible>
  );
}

function LoadedCard({ heading, series, range: { from, to }, interval, children }: PatternCardProps) {
  const requests = useMemo(() => series.map((one) => ({ series: one, from, to })), [series, from, to]);
  const data = useSeriesData(requests, interval);
  return (
    <Card heading={heading} actions={<LoadProgress data={data} />}>
      <GraphArea data={data} needsAll>
        {children(data.graphs)}
      </GraphArea>
    </Card>
  );
}
