import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { AttributionControl, Map, type MapRef, Marker } from 'react-map-gl/maplibre';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useThemeTokens } from '../../theme/useThemeTokens.ts';
import { hideSky } from './hideSky.ts';
import { MapControls } from './MapControls.tsx';
import { MapScale } from './MapScale.tsx';
import { mapTokens } from './mapTokens.ts';
import { messages } from './StationMap.messages.ts';
import { StationMarks } from './StationMarks.tsx';
import { boundsOf, isPlaced, type MapStation, mostTogether } from './stations.ts';
import { userInitiated, isUserInitiated, motionDuration } from '../camera/motionDuration.ts';
import { type Basemap, useBasemap } from './useBasemap.ts';
import { leaveFullScreen, page, useFullScreen } from './useFullScreen.ts';
import { useStationIndex } from '../marks/useMarks.ts';
import { useMapWorker } from './useMapWorker.ts';
import { type Position, usePosition } from '../camera/usePosition.ts';
import { useSelectedInView } from '../camera/useSelectedInView.ts';
import * as styles from './StationMap.css.ts';

export type { Basemap, BasemapStyle } from './useBasemap.ts';
export type { MapStation } from './stations.ts';

export interface MapView {
  longitude: number;
  latitude: number;
  zoom: number;
}

/** Pixels at the edges that something else covers. */
export interface MapInset {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

export interface StationMapProps {
  /** Accessible name of the map. */
  label: string;
  stations: readonly MapStation[];
  selectedId?: string | null;
  /** Pointed at elsewhere, in the list. */
  hoveredId?: string | null;
  /** Null when the ground is pressed, or Escape. */
  onSelect: (id: string | null) => void;
  onHover?: (id: string | null) => void;
  /** Where a single station opens. */
  zoom: number;
  minZoom: number;
  maxZoom: number;
  basemap: Basemap;
  theme: 'light' | 'dark';
  /** Covered by panels: stations are fitted into the rest. */
  inset?: MapInset;
  /** `page` where the app shows more than the map when the page fills the screen (`:root:fullscreen`). */
  fullScreenOf?: 'map' | 'page';
  /** Of the selected station: in the lower left corner, a sheet from below on a narrow map. */
  card?: ReactNode;
  /** Beyond what the style itself names. */
  attribution?: string;
  /** Instead of fitting to the stations: what a link says. */
  initialView?: MapView | null;
  /** `isAsked` when it was the reader who moved the map, and not the map that fitted itself to stations or window. */
  onViewChange?: (view: MapView, isUserInitiated: boolean) => void;
  /** Where the reader is, once the reader has asked. */
  onLocate?: (position: Position) => void;
}

const LAND_ATTRIBUTION = '© OpenStreetMap contributors';
/** Room round the stations, for names and buttons. */
const PADDING = { top: 56, right: 64, bottom: 64, left: 56 };
const noInset = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Stations on a map. It has a twin in words, `StationList`, that does all that this does: put it next to this one.
 * The app names MapLibre's worker before the first map (`setWorkerUrl`).
 */
export function StationMap(props: StationMapProps) {
  const intl = useUiIntl();
  const canDraw = useSyncExternalStore(noChange, hasWebgl, () => null);
  const [hasFailed, setFailed] = useState(false);
  // Everything that was drawn is lost with the graphics card: a new map takes over where the reader was.
  const [{ restores, view }, setRestored] = useState<{ restores: number; view: MapView | null }>(untouched);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => leaveFullScreen, []);
  return (
    <div ref={frame} className={styles.frame}>
      {canDraw === false || hasFailed ? (
        <output className={styles.message}>
          {intl.formatMessage(canDraw === false ? messages.noWebgl : messages.failed)}
        </output>
      ) : (
        canDraw && (
          <DrawnMap
            key={restores}
            {...props}
            frame={frame}
            {...(view && { initialView: view })}
            onFailure={() => setFailed(true)}
            onRestore={(left) => setRestored({ restores: restores + 1, view: left })}
          />
        )
      )}
    </div>
  );
}

interface DrawnMapProps {
  /** Map and all that belongs to it: what fills the screen. */
  frame: RefObject<HTMLElement | null>;
  onFailure: () => void;
  onRestore: (view: MapView) => void;
}

function DrawnMap({
  label,
  stations: listed,
  selectedId = null,
  hoveredId = null,
  onSelect,
  onHover,
  zoom,
  minZoom,
  maxZoom,
  basemap,
  theme,
  inset: covered,
  fullScreenOf = 'map',
  card,
  attribution,
  initialView,
  onViewChange,
  onLocate,
  frame,
  onFailure,
  onRestore,
}: StationMapProps & DrawnMapProps) {
  const intl = useUiIntl();
  const mapRef = useRef<MapRef>(null);
  const tokens = useThemeTokens(mapTokens);
  const [state, setState] = useState<'loading' | 'drawn' | 'named' | 'ready'>('loading');
  const [isThere, setThere] = useState(false);
  // In a task of their own, after the one that makes the map.
  const hasControls = useDeferredValue(isThere);
  const [isLost, setLost] = useState(false);
  const [limit, setLimit] = useState<'nearest' | 'farthest' | null>(null);
  const noteLimit = (at: number) => setLimit(at >= maxZoom ? 'nearest' : at <= minZoom ? 'farthest' : null);
  const isReaders = useRef(false);
  const fullScreen = useFullScreen(fullScreenOf === 'page' ? page : frame);
  // What covers the map stays behind when the map alone fills the screen.
  const inset = fullScreen?.isOn && fullScreenOf === 'map' ? noInset : covered;
  const { position, isLocating, hasFailed, locate } = usePosition();

  const stations = useMemo(() => (listed.every(isPlaced) ? listed : listed.filter(isPlaced)), [listed]);
  const index = useStationIndex(stations, maxZoom);
  const selected = stations.find(({ id }) => id === selectedId);
  const { style, isOffline, noteTile, noteError } = useBasemap(basemap, theme, tokens);
  const worker = useMapWorker();

  const fitAll = (duration?: number, data = {}) => {
    const map = mapRef.current;
    if (!map || stations.length === 0) return;
    const { clientWidth, clientHeight } = map.getContainer();
    const { top, right, bottom, left } = { ...noInset, ...inset };
    const seen = mostTogether(
      stations,
      minZoom,
      clientWidth - left - right - PADDING.left - PADDING.right,
      clientHeight - top - bottom - PADDING.top - PADDING.bottom,
    );
    const bounds = boundsOf(seen.length > 0 ? seen : stations);
    if (!bounds) return;
    const [[west, south], [east, north]] = bounds;
    if (stations.length === 1) map.easeTo({ center: [west, south], zoom, ...motionDuration(duration) }, data);
    // At the edge of what the zoom allows a fit would be refused; the middle is right all the same.
    else if (seen.length < stations.length) {
      map.easeTo(
        { center: [(west + east) / 2, (south + north) / 2], zoom: minZoom, ...motionDuration(duration) },
        data,
      );
    } else
      map.fitBounds(bounds, { padding: PADDING, maxZoom: Math.min(zoom, maxZoom), ...motionDuration(duration) }, data);
  };

  // Stations may come after the map; what the reader has moved since is left alone.
  const fitted = useRef(false);
  useEffect(() => {
    if (fitted.current || stations.length === 0 || initialView || !isThere) return;
    fitted.current = true;
    fitAll(0);
  });

  useSelectedInView(mapRef, isThere, selected, inset);

  const [initial] = useState(() => initialViewOf(stations, initialView, zoom, maxZoom));

  useEffect(() => {
    const map = mapRef.current?.getMap();
    if (state !== 'named' || !map) return undefined;
    const finish = () => setState('ready');
    map.once('idle', finish);
    // One that rests already would say nothing.
    map.triggerRepaint();
    return () => {
      map.off('idle', finish);
    };
  }, [state]);

  const restore = useRef(onRestore);
  useEffect(() => {
    restore.current = onRestore;
  });
  useEffect(() => {
    const map = mapRef.current?.getMap();
    if (!isThere || !map) return undefined;
    hideSky(map);
    const lose = () => setLost(true);
    const comeBack = () => {
      const { lng, lat } = map.getCenter();
      restore.current({ longitude: lng, latitude: lat, zoom: map.getZoom() });
    };
    map.on('webglcontextlost', lose);
    map.on('webglcontextrestored', comeBack);
    return () => {
      map.off('webglcontextlost', lose);
      map.off('webglcontextrestored', comeBack);
    };
  }, [isThere]);

  const showPosition = (found: Position) => {
    const map = mapRef.current;
    map?.easeTo(
      { center: [found.longitude, found.latitude], zoom: Math.max(map.getZoom(), minZoom), ...motionDuration() },
      userInitiated,
    );
    onLocate?.(found);
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && selectedId !== null) onSelect(null);
  };

  return (
    // Escape closes the card from wherever the focus is in here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.map}
      style={assignInlineVars({ [styles.insetLeft]: `${inset?.left ?? 0}px` })}
      data-state={state}
      onKeyDown={closeOnEscape}
    >
      <Map
        ref={(map) => {
          mapRef.current = map;
          setThere(map !== null);
        }}
        padding={{ ...noInset, ...inset }}
        initialViewState={initial}
        minZoom={minZoom}
        maxZoom={maxZoom}
        mapStyle={style}
        styleDiffing={false}
        style={{ width: '100%', height: '100%' }}
        locale={{ 'Map.Title': label }}
        attributionControl={false}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        reuseMaps={false}
        fadeDuration={0}
        onLoad={({ target }) => {
          target.keyboard.disableRotation();
          target.touchZoomRotate.disableRotation();
          noteLimit(target.getZoom());
        }}
        onMoveStart={(event) => {
          // A single notch of the wheel brings no event along.
          isReaders.current = isUserInitiated(event) || event.target.scrollZoom.isZooming();
        }}
        onMoveEnd={(event) => {
          const { longitude: x, latitude: y, zoom: z } = event.viewState;
          noteLimit(z);
          onViewChange?.({ longitude: x, latitude: y, zoom: z }, isReaders.current || isUserInitiated(event));
        }}
        onSourceData={(event) => {
          if (event.tile && event.source.type !== 'raster') worker.noteAnswer();
          // What the map draws of its own comes from no server.
          if (event.tile && event.source.type !== 'geojson' && event.isSourceLoaded) noteTile();
        }}
        onError={({ target, error }) => {
          // Without a map there is nothing to fall back on; without its ground there is.
          if (!target) {
            console.warn('The map cannot be drawn:', error);
            onFailure();
          } else {
            noteError();
            worker.noteError(error);
          }
        }}
      >
        <StationMarks
          stations={stations}
          index={index}
          selectedId={selectedId}
          hoveredId={hoveredId}
          onSelect={onSelect}
          onHover={(id) => onHover?.(id)}
          isDrawn={state !== 'loading'}
          onDrawn={() => flushSync(() => setState('drawn'))}
          onNamed={() => setState('named')}
          maxZoom={maxZoom}
          card={card}
          style={style}
          tokens={tokens}
        />
        {position && (
          <Marker longitude={position.longitude} latitude={position.latitude}>
            <span className={styles.position} />
          </Marker>
        )}
        <MapScale />
        <AttributionControl
          key={isOffline ? 'offline' : 'online'}
          position="bottom-right"
          compact={false}
          customAttribution={[isOffline ? LAND_ATTRIBUTION : '', attribution ?? ''].filter(Boolean)}
        />
      </Map>
      {hasControls && (
        <MapControls
          isNearest={limit === 'nearest'}
          isFarthest={limit === 'farthest'}
          isEmpty={stations.length === 0}
          onZoomIn={() => mapRef.current?.zoomIn(motionDuration(), userInitiated)}
          onZoomOut={() => mapRef.current?.zoomOut(motionDuration(), userInitiated)}
          onFitAll={() => fitAll(undefined, userInitiated)}
          fullScreen={fullScreen}
          isLocating={isLocating}
          onLocate={locate && (() => locate(showPosition))}
        />
      )}
      {hasFailed && <output className={styles.notice}>{intl.formatMessage(messages.notLocated)}</output>}
      {isLost && <output className={styles.lost}>{intl.formatMessage(messages.lost)}</output>}
      {worker.isBlocked ? (
        <output className={styles.blocked}>{intl.formatMessage(messages.blocked)}</output>
      ) : (
        isOffline && <p className={styles.note}>{intl.formatMessage(messages.offline)}</p>
      )}
    </div>
  );
}

function initialViewOf(
  stations: readonly MapStation[],
  view: MapView | null | undefined,
  zoom: number,
  maxZoom: number,
) {
  const bounds = boundsOf(stations);
  if (view) return { ...view };
  if (!bounds) return { longitude: 14.82, latitude: 46.12, zoom: 8 };
  if (stations.length === 1) return { longitude: bounds[0][0], latitude: bounds[0][1], zoom };
  return { bounds, fitBoundsOptions: { padding: PADDING, maxZoom: Math.min(zoom, maxZoom) } };
}

const untouched = { restores: 0, view: null };
const noChange = () => () => undefined;
let webgl: boolean | undefined;

function hasWebgl(): boolean {
  webgl ??= Boolean(document.createElement('canvas').getContext('webgl2'));
  return webgl;
}
