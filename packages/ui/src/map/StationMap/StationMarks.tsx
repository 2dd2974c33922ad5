import type { IntlShape } from '@formatjs/intl';
import type { MapMouseEvent, StyleSpecification } from 'maplibre-gl';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useLevelText } from '../useLevelText.ts';
import { distanceText } from '../rings/distances.ts';
import { DistanceRings } from '../rings/DistanceRings.tsx';
import { MapAnchor } from '../marks/MapAnchor.tsx';
import type { MapTokens } from './mapTokens.ts';
import { type ClusterMark, noMarks, pick, type StationMark, withMarksOf } from '../marks/marks.ts';
import { messages } from './StationMap.messages.ts';
import { nextTask } from '../marks/nextTask.ts';
import { type DistanceRing, ringsRound } from '../rings/rings.ts';
import type { Distances } from '../names/stationNames.ts';
import { LabelReservations } from '../names/LabelReservations.tsx';
import type { OverlayState, StationOverlay } from '../marks/stationOverlay.ts';
import type { MapStation } from './stations.ts';
import { motionDuration } from '../camera/motionDuration.ts';
import { type StationIndex, useMarks } from '../marks/useMarks.ts';
import { useNames } from '../names/useNames.ts';
import { nextMark } from '../marks/keyboardNavigation.ts';
import * as styles from './StationMap.css.ts';

interface StationMarksProps {
  /** All of them have a place. */
  stations: readonly MapStation[];
  index: StationIndex | null;
  selectedId: string | null;
  /** Pointed at elsewhere. */
  hoveredId: string | null;
  onSelect: (id: string | null) => void;
  onHover: (id: string | null) => void;
  /** After the first frame with marks in it. */
  onDrawn: () => void;
  /** Whether there has been such a frame: names come after it. */
  isDrawn: boolean;
  /** After names have been handed to the map. */
  onNamed: () => void;
  maxZoom: number;
  card: ReactNode;
  style: StyleSpecification;
  tokens: MapTokens | null;
}

/** Everything that stands on the map, and what pointer and keys do to it: what moves under them renders this and no more. */
export function StationMarks(props: StationMarksProps) {
  const { stations, selectedId, hoveredId, maxZoom, card, style, tokens } = props;
  const intl = useUiIntl();
  const levelText = useLevelText();
  const { current: map } = useMap();
  const { marks, open, close } = useMarks(props.index, maxZoom);
  const [pointedKey, setPointedKey] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const helpId = useId();

  const selected = useMemo(() => stations.find(({ id }) => id === selectedId), [stations, selectedId]);
  const hovered = useMemo(() => stations.find(({ id }) => id === hoveredId), [stations, hoveredId]);
  const all = useMemo(() => marks && withMarksOf([selected, hovered], marks), [marks, selected, hovered]);

  const centre = selected ?? (stations.length === 1 ? stations[0] : undefined);
  const distances = useMemo(() => centre && distancesOf(centre, intl), [centre, intl]);
  const names = useNames(props.isDrawn ? all : null, selectedId, distances ?? null, tokens);

  const key = pointedKey ?? hoveredId;
  useOverlay(
    useMemo(
      () => all && tokens && { marks: all, names: names ?? [], selectedId, pointedKey: key, tokens },
      [all, names, selectedId, key, tokens],
    ),
    tokens,
    props.index === null ? stations.length : 0,
    props.onDrawn,
  );
  const named = useRef(props.onNamed);
  useEffect(() => {
    named.current = props.onNamed;
  });
  const isNamed = names !== null;
  useEffect(() => {
    if (isNamed) named.current();
  }, [isNamed]);

  const sayOf = (mark: StationMark | ClusterMark) =>
    'station' in mark
      ? [mark.station.name, levelText(mark.station), mark.station.valueLabel].filter(Boolean).join(', ')
      : intl.formatMessage(messages.cluster, {
          count: mark.count,
          level: levelText(mark),
        });

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

  const handlers = useRef<Handlers>({ move: ignore, leave: ignore, click: ignore, key: ignore });
  useEffect(() => {
    const at = ({ target, point: { x, y } }: MapMouseEvent) =>
      pick(all ?? noMarks, (place) => target.project(place), x, y);
    handlers.current = {
      move: (event) => {
        const mark = at(event);
        event.target.getCanvas().style.cursor = mark ? 'pointer' : '';
        point(mark);
      },
      leave: () => point(null),
      click: (event) => press(at(event)),
      key: (event) => {
        if (!map || !all) return;
        const pointed = [...all.stations, ...all.clusters].find((mark) => mark.key === pointedKey);
        if (event.key === 'Enter' && pointed) {
          press(pointed);
          if ('reference' in pointed) setSaid(intl.formatMessage(messages.opened));
        } else if (event.key === 'Escape') close();
        else if (event.key === 'PageDown' || event.key === 'PageUp') {
          event.preventDefault();
          const next = nextMark(all, map, pointedKey, event.key === 'PageDown' ? 1 : -1);
          point(next);
          setSaid(next ? sayOf(next) : intl.formatMessage(messages.nothingHere));
        }
      },
    };
  });

  useEffect(() => {
    if (!map) return undefined;
    const keydown = (event: KeyboardEvent) => handlers.current.key(event);
    const canvas = map.getCanvas();
    const subscriptions = [
      map.on('mousemove', (event) => handlers.current.move(event)),
      map.on('mouseout', (event) => handlers.current.leave(event)),
      map.on('click', (event) => handlers.current.click(event)),
    ];
    canvas.addEventListener('keydown', keydown);
    canvas.setAttribute('aria-describedby', helpId);
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      canvas.removeEventListener('keydown', keydown);
    };
  }, [map, helpId]);

  const pointed = key === selectedId ? undefined : all?.stations.find((mark) => mark.key === key);
  const tip = pointed ?? all?.clusters.find((mark) => mark.key === key);
  return (
    <>
      {tokens && props.isDrawn && <DistanceRings rings={distances?.rings ?? noRings} tokens={tokens} />}
      {all && names && style.layers.some(({ type }) => type === 'symbol') && (
        <LabelReservations marks={all} names={names} />
      )}
      {tip && (
        <MapAnchor
          longitude={tip.longitude}
          latitude={tip.latitude}
          offset={pointed ? pointed.offset : raised}
          className={styles.tooltip}
          isHidden
        >
          <div className={styles.tooltipName}>{pointed ? pointed.station.name : sayOf(tip)}</div>
          <div className={styles.tooltipDetails}>
            {pointed
              ? [levelText(pointed.station), pointed.station.valueLabel].filter(Boolean).join(', ')
              : intl.formatMessage(messages.open)}
          </div>
        </MapAnchor>
      )}
      {selected && card && <div className={styles.card}>{card}</div>}
      <VisuallyHidden>
        <span id={helpId}>{intl.formatMessage(messages.help)}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

function distancesOf({ id, longitude, latitude }: MapStation, intl: IntlShape): Distances {
  const rings = ringsRound(longitude, latitude).map((ring) => ({ ...ring, label: distanceText(ring.metres, intl) }));
  return { station: id, rings };
}

const noRings: readonly DistanceRing[] = [];

/** Of a tooltip, over a mark that is larger than others. */
const raised = [0, -12] as const;

type Handlers = Record<'move' | 'leave' | 'click', (event: MapMouseEvent) => void> & {
  key: (event: KeyboardEvent) => void;
};
const ignore = () => undefined;

/** Fetches deck.gl once the map is there, and hands it what changes: in the same task, since the next is a frame later. */
function useOverlay(state: OverlayState | null, tokens: MapTokens | null, awaited: number, onDrawn: () => void): void {
  const { current: map } = useMap();
  const overlay = useRef<StationOverlay | null>(null);
  const latest = useRef({ state, onDrawn, tokens, awaited });
  useLayoutEffect(() => {
    latest.current = { state, onDrawn, tokens, awaited };
  });

  const hasTokens = tokens !== null;
  useEffect(() => {
    if (!map || !hasTokens) return undefined;
    let isCurrent = true;
    const add = async () => {
      const { addStationOverlay } = await import('../marks/stationOverlay.ts');
      // Where deck.gl has come before, this would be one task with the map's own beginnings.
      await nextTask();
      const { tokens: first } = latest.current;
      if (!isCurrent || !first) return;
      overlay.current = addStationOverlay(map.getMap(), first, latest.current.awaited, () => latest.current.onDrawn());
      if (latest.current.state) overlay.current.update(latest.current.state);
    };
    void add();
    return () => {
      isCurrent = false;
      overlay.current?.remove();
      overlay.current = null;
    };
  }, [map, hasTokens]);

  useLayoutEffect(() => {
    if (state) overlay.current?.update(state);
  }, [state]);
}
