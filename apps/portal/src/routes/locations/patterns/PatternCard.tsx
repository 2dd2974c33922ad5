import type { Interval, Series } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { type ReactNode, useMemo } from 'react';
import { GraphArea } from '../graph/GraphArea.tsx';
import { LoadProgress } from '../graph/LoadProgress.tsx';
import type { CivilRange } from '../data/period.ts';
import { type SeriesGraph, useSeriesData } from '../data/useSeriesData.ts';
import { MountWhenVisible } from '../graph/MountWhenVisible.tsx';

interface PatternCardProps {
  heading: string;
  /** The same array for as long as the same is shown. */
  series: readonly Series[];
  /** The days the picture is of: those of the graph. */
  range: CivilRange;
  interval: Interval;
  /** The picture of what has been loaded: all of the series, never a part of them. */
  children: (graphs: readonly SeriesGraph[]) => ReactNode;
}

/** A picture of whole series. */
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
