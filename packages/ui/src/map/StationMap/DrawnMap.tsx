import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { AttributionControl, type ErrorEvent, Map, type MapRef, type MapSourceDataEvent } from 'react-map-gl/maplibre';
import { useThemeTokens } from '../../theme/useThemeTokens.ts';
import { isTiled } from '../basemap/loadStyle.ts';
import { initialViewOf, noInset } from '../camera/fit.ts';
import type { MapView } from '../camera/mapView.ts';
import { motionDuration, userInitiated } from '../camera/motionDuration.ts';
import { useFitAll } from '../camera/useFitAll.ts';
import { useLowestZoom } from '../camera/useLowestZoom.ts';
import { useMoves } from '../camera/useMoves.ts';
import { usePageScroll } from '../camera/usePageScroll.ts';
import { type Position, usePosition } from '../camera/usePosition.ts';
import { useTarget } from '../camera/useTarget.ts';
import { useSelectedInView } from '../camera/useSelectedInView.ts';
import { EarlyMarks } from '../early/EarlyMarks.tsx';
import { closeOnEscape } from '../marks/closeOnEscape.ts';
import { useStationIndex } from '../marks/useMarks.ts';
import { useSkyHidden } from './useSkyHidden.ts';
import { MapControls } from './MapControls.tsx';
import { MapNotices } from './MapNotices.tsx';
import { MapScale } from './MapScale.tsx';
import { mapTokens } from './mapTokens.ts';
import { PositionMark } from './PositionMark.tsx';
import { StationMarks } from './StationMarks.tsx';
import type { StationMapProps } from './stationMapProps.ts';
import { isPlaced, type MapStation, placeOf } from './stations.ts';
import { useOwnNames } from '../names/useOwnNames.ts';
import { OutsidePills } from '../outside/OutsidePills.tsx';
import { useOutside } from '../outside/useOutside.ts';
import { useBasemap } from './useBasemap.ts';
import { useDrawingState } from './useDrawingState.ts';
import { useFailure } from './useFailure.ts';
import { page, useFullScreen } from './useFullScreen.ts';
import { useGraphicsLoss } from './useGraphicsLoss.ts';
import { useMapWorker } from './useMapWorker.ts';
import * as styles from './StationMap.css.ts';

interface DrawnMapProps extends StationMapProps {
  /** Element with the map and its controls, which fills the screen. */
  frame: RefObject<HTMLElement | null>;
  onFailure: () => void;
  /** Called with the view when the graphics context is restored. */
  onRestore: (view: MapView) => void;
}

/** Unused gestures and animations are off; locale and attribution are replaced by our own. */
const fixedOptions = {
  styleDiffing: false,
  style: { width: '100%', height: '100%' },
  attributionControl: false,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  reuseMaps: false,
  fadeDuration: 0,
} as const;

/** While the map loads, it is not fitted to its stations yet: none is beyond the view. */
const noStations: readonly MapStation[] = [];

function loadMapLibre() {
  const loading = import('./mapLibre.ts').then(({ mapLibre }) => mapLibre);
  // React may discard a rendering, and nothing would handle its failure.
  loading.catch(() => {});
  return loading;
}

interface SourceNotes extends Pick<ReturnType<typeof useBasemap>, 'noteTile' | 'noteAccepted' | 'noteError'> {
  worker: ReturnType<typeof useMapWorker>;
  onFailure: (error: unknown) => void;
}

/** Answers and errors of the map's sources. */
const sourceHandlers = ({ worker, noteTile, noteAccepted, noteError, onFailure }: SourceNotes) => ({
  onSourceData: (event: MapSourceDataEvent) => {
    if (event.tile && event.source.type !== 'raster') worker.noteAnswer();
    // Other sources prove no connection to the tile server.
    if (event.tile && isTiled(event.source.type) && event.isSourceLoaded) noteTile();
  },
  onStyleData: noteAccepted,
  onError: ({ target, error }: ErrorEvent) => {
    // An error without a target means that there is no map at all; other errors concern the basemap, which has a
    // fallback.
    if (!target) {
      onFailure(error);
    } else {
      noteError(error);
      worker.noteError(error);
    }
  },
});

/** The map, for browsers that support WebGL. */
export function DrawnMap(props: DrawnMapProps) {
  const { stations: listed, selectedId = null, hoveredId = null, onSelect, onHover, minZoom, maxZoom } = props;
  const { fullScreenOf = 'map', card, attribution, initialView } = props;
  const mapRef = useRef<MapRef>(null);
  const tokens = useThemeTokens(mapTokens);
  const [isReady, setReady] = useState(false);
  // Rendered in a separate task after the map is created.
  const hasControls = useDeferredValue(isReady);
  const { state, noteDrawn, noteNamed } = useDrawingState(mapRef, hasControls);
  const fullScreen = useFullScreen(fullScreenOf === 'page' ? page : props.frame);
  // In full screen mode of the map alone, no panels cover it.
  const inset = fullScreen?.isOn && fullScreenOf === 'map' ? noInset : props.inset;
  const { position, isLocating, hasFailed, locate } = usePosition();

  const stations = useMemo(() => (listed.every(isPlaced) ? listed : listed.filter(isPlaced)), [listed]);
  const lowestZoom = useLowestZoom(mapRef, isReady, stations, minZoom, inset);
  const { limit, handlers: moves } = useMoves(lowestZoom ?? 0, maxZoom, props.onViewChange);
  const fail = useFailure('The map cannot be drawn:', props.onFailure);
  const index = useStationIndex(stations, maxZoom, fail);
  const selected = stations.find(({ id }) => id === selectedId);
  const { style: basemap, isOffline, isBare, ...notes } = useBasemap(props.basemap, props.theme, tokens);
  const style = useOwnNames(basemap, stations);
  const { groups: outside, fly } = useOutside(mapRef, isReady, state === 'loading' ? noStations : stations, inset);
  const worker = useMapWorker();
  const [mapLibre] = useState(loadMapLibre);

  const fitAll = useFitAll({ mapRef, isReady: lowestZoom !== null, stations, limits: props, isOffline, initialView });
  useTarget(mapRef, isReady, props.target);
  useSelectedInView(mapRef, lowestZoom !== null, selected && placeOf(selected), inset);
  const [initial] = useState(() => initialViewOf(stations, initialView, props, isOffline));

  useSkyHidden(mapRef, isReady);
  const gesture = usePageScroll(mapRef, isReady && props.isInScrollingPage && !fullScreen?.isOn);
  const isLost = useGraphicsLoss(mapRef, isReady, props.onRestore);

  const sources = sourceHandlers({ worker, ...notes, onFailure: fail });

  const showPosition = (found: Position) => {
    const map = mapRef.current;
    map?.easeTo(
      { center: [found.longitude, found.latitude], zoom: Math.max(map.getZoom(), minZoom), ...motionDuration() },
      userInitiated,
    );
    props.onLocate?.(found);
  };

  return (
    // Escape closes the card from any focus inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.map}
      style={assignInlineVars({
        [styles.insetLeft]: `${inset?.left ?? 0}px`,
        [styles.insetBottom]: `${inset?.bottom ?? 0}px`,
      })}
      data-state={state}
      onKeyDown={(event) => closeOnEscape(event, selectedId, onSelect)}
    >
      <Map
        ref={(map) => {
          mapRef.current = map;
          setReady(map !== null);
        }}
        mapLib={mapLibre}
        padding={{ ...noInset, ...inset }}
        initialViewState={initial}
        minZoom={lowestZoom ?? 0}
        maxZoom={maxZoom}
        mapStyle={style}
        locale={{ 'Map.Title': props.label }}
        {...fixedOptions}
        {...moves}
        {...sources}
      >
        <StationMarks
          stations={stations}
          index={index}
          selectedId={selectedId}
          hoveredId={hoveredId}
          onSelect={onSelect}
          onHover={(id) => onHover?.(id)}
          isDrawn={state !== 'loading'}
          onDrawn={noteDrawn}
          onNamed={noteNamed}
          onFailure={fail}
          maxZoom={maxZoom}
          card={card}
          style={style}
          tokens={tokens}
        />
        {position && <PositionMark longitude={position.longitude} latitude={position.latitude} />}
        <MapScale />
        <AttributionControl
          position="bottom-right"
          compact={false}
          {...(attribution !== undefined && { customAttribution: attribution })}
        />
      </Map>
      {state === 'loading' && (
        <EarlyMarks stations={stations} opening={{ view: initialView, limits: props, isOffline }} inset={inset} />
      )}
      {hasControls && outside.length > 0 && <OutsidePills groups={outside} inset={inset} onPress={fly} />}
      {hasControls && (
        <MapControls
          limit={limit}
          isEmpty={stations.length === 0}
          isWhole={outside.length === 0}
          onZoomIn={() => mapRef.current?.zoomIn(motionDuration(), userInitiated)}
          onZoomOut={() => mapRef.current?.zoomOut(motionDuration(), userInitiated)}
          onFitAll={() => fitAll(undefined, userInitiated)}
          fullScreen={fullScreen}
          isLocating={isLocating}
          onLocate={locate && (() => locate(showPosition))}
        />
      )}
      <MapNotices
        isNotLocated={hasFailed}
        isLost={isLost}
        isBlocked={worker.isBlocked || isBare}
        isOffline={isOffline}
        gesture={gesture}
      />
    </div>
  );
}
