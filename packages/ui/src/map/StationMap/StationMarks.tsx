import type { IntlShape } from '@formatjs/intl';
import type { StyleSpecification } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { motionDuration } from '../camera/motionDuration.ts';
import { MarkDetails } from '../marks/MarkDetails.tsx';
import { type ClusterMark, markOf, type StationMark, withMarksOf } from '../marks/marks.ts';
import { useMarkControls } from '../marks/useMarkControls.ts';
import { type StationIndex, useMarks } from '../marks/useMarks.ts';
import { useOverlay } from '../marks/useOverlay.ts';
import { LabelReservations } from '../names/LabelReservations.tsx';
import type { Distances } from '../names/stationNames.ts';
import { useNames } from '../names/useNames.ts';
import { DistanceRings } from '../rings/DistanceRings.tsx';
import { distanceText } from '../rings/distances.ts';
import { type DistanceRing, ringsRound } from '../rings/rings.ts';
import type { MapTokens } from './mapTokens.ts';
import { messages } from './StationMap.messages.ts';
import { type MapStation, placeOf } from './stations.ts';

interface StationMarksProps {
  /** All have coordinates. */
  stations: readonly MapStation[];
  index: StationIndex | null;
  selectedId: string | null;
  /** Id of the station hovered outside the map. */
  hoveredId: string | null;
  onSelect: (id: string | null) => void;
  onHover: (id: string | null) => void;
  /** Called after the first frame with marks. */
  onDrawn: () => void;
  /** Whether such a frame was drawn: names follow it. */
  isDrawn: boolean;
  /** Called after the names were passed to the map. */
  onNamed: () => void;
  /** Called when the code that draws the marks has not loaded. */
  onFailure: (error: unknown) => void;
  maxZoom: number;
  card: ReactNode;
  style: StyleSpecification;
  tokens: MapTokens | null;
}

/** Everything drawn on the map, with pointer and keyboard handling. Hover changes render only this component. */
export function StationMarks(props: StationMarksProps) {
  const { stations, selectedId, hoveredId, maxZoom, card, style, tokens } = props;
  const intl = useUiIntl();
  const { current: map } = useMap();
  const { marks, open, close } = useMarks(props.index, maxZoom);
  const [pointedKey, setPointedKey] = useState<string | null>(null);
  const [announcement, announce] = useState('');

  const selected = useMemo(() => stations.find(({ id }) => id === selectedId), [stations, selectedId]);
  const hovered = useMemo(() => stations.find(({ id }) => id === hoveredId), [stations, hoveredId]);
  // One beyond the view that the keyboard has reached is not among the marks before the map has moved.
  const reached = useMemo(() => stations.find(({ id }) => id === pointedKey), [stations, pointedKey]);
  const all = useMemo(
    () =>
      marks &&
      withMarksOf(
        [selected, hovered, reached].map((one) => one && stationMark(one)),
        marks,
      ),
    [marks, selected, hovered, reached],
  );

  const centre = selected ?? (stations.length === 1 ? stations[0] : undefined);
  const distances = useMemo(() => centre && distancesOf(centre, intl), [centre, intl]);
  const names = useNames(map, props.isDrawn ? all : null, selectedId, distances ?? null, tokens);

  const key = pointedKey ?? hoveredId;
  useOverlay(
    useMemo(
      () => all && tokens && { marks: all, names: names ?? [], selectedId, pointedKey: key, tokens },
      [all, names, selectedId, key, tokens],
    ),
    tokens,
    props.index === null ? stations.length : 0,
    props.onDrawn,
    props.onFailure,
  );
  const named = useRef(props.onNamed);
  useEffect(() => {
    named.current = props.onNamed;
  });
  const isNamed = names !== null;
  useEffect(() => {
    if (isNamed) named.current();
  }, [isNamed]);

  const point = (mark: StationMark | ClusterMark | null) => {
    if ((mark?.key ?? null) === pointedKey) return;
    setPointedKey(mark?.key ?? null);
    props.onHover(mark && 'station' in mark ? mark.key : null);
  };
  const press = (mark: StationMark | ClusterMark | null) => {
    if (mark && 'reference' in mark) {
      void open(mark, motionDuration().duration);
      return;
    }
    if (!mark) close();
    props.onSelect(mark?.key ?? null);
  };
  const helpId = useMarkControls({
    screen: map,
    marks: all,
    everyMark: () => stations.map(stationMark),
    pointedKey,
    onPoint: point,
    onPress: press,
    onClose: close,
    announce,
  });

  return (
    <>
      {tokens && props.isDrawn && <DistanceRings rings={distances?.rings ?? noRings} tokens={tokens} />}
      {all && names && style.layers.some(({ type }) => type === 'symbol') && (
        <LabelReservations marks={all} names={names} />
      )}
      {map && (
        <MarkDetails
          screen={map}
          marks={all}
          selectedId={selectedId}
          pointedKey={key}
          card={selected && card}
          helpId={helpId}
          help={intl.formatMessage(messages.help)}
          announcement={announcement}
        />
      )}
    </>
  );
}

const stationMark = (station: MapStation) => markOf(station, placeOf(station));

function distancesOf({ id, longitude, latitude }: MapStation, intl: IntlShape): Distances {
  const rings = ringsRound(longitude, latitude).map((ring) => ({ ...ring, label: distanceText(ring.metres, intl) }));
  return { station: id, rings };
}

const noRings: readonly DistanceRing[] = [];
