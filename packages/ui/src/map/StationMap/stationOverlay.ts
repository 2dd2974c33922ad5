import { IconLayer, ScatterplotLayer } from '@deck.gl/layers';
import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { markShapes, warningLevels } from '../../components/WarningMark/shapes.ts';
import type { MapTokens } from './mapTokens.ts';
import { byUrgency, type MapStation } from './stations.ts';

export interface OverlayState {
  stations: readonly MapStation[];
  selectedId: string | null;
  hoveredId: string | null;
  tokens: MapTokens;
}

export interface OverlayEvents {
  onSelect: (id: string | null) => void;
  onHover: (id: string | null) => void;
  /** After the first frame with marks in it. */
  onReady: () => void;
}

export interface StationOverlay {
  update: (state: OverlayState) => void;
  remove: () => void;
}

const MARK_PIXELS = 22;

type Rgba = [number, number, number, number];

/** The stations, drawn by deck.gl over the map. In a module of its own, so that the map is seen before deck has come. */
export function addStationOverlay(map: MapLibreMap, events: OverlayEvents): StationOverlay {
  let state: OverlayState | null = null;
  let icons: ReturnType<typeof drawMarks> | null = null;
  let isReady = false;

  const overlay = new MapLibreOverlay({
    interleaved: false,
    pickingRadius: 8,
    layers: [],
    onClick: ({ object }) => {
      events.onSelect(idOf(object));
      return true;
    },
    onHover: ({ object }) => {
      map.getCanvas().style.cursor = object ? 'pointer' : '';
      events.onHover(idOf(object));
      return true;
    },
    onAfterRender: () => {
      if (isReady || !state) return;
      isReady = true;
      events.onReady();
    },
  });
  map.addControl(overlay);

  const draw = () => {
    if (!state || !icons) return;
    const { stations, selectedId, hoveredId, tokens } = state;
    // Last is on top, and wins the pointer.
    const ordered = stations.toSorted(byUrgency).toReversed();
    const isMarked = ({ id }: MapStation) => id === selectedId || id === hoveredId;
    const focus = rgba(tokens.accent);
    overlay.setProps({
      layers: [
        new ScatterplotLayer<MapStation>({
          id: 'rings',
          data: ordered.filter(isMarked),
          getPosition,
          radiusUnits: 'pixels',
          getRadius: ({ id }) => (id === selectedId ? 19 : 16),
          getFillColor: [focus[0], focus[1], focus[2], 46],
          stroked: true,
          lineWidthUnits: 'pixels',
          getLineWidth: ({ id }) => (id === selectedId ? 2.5 : 1.5),
          getLineColor: focus,
          updateTriggers: {
            getRadius: selectedId,
            getLineWidth: selectedId,
            getFillColor: tokens,
            getLineColor: tokens,
          },
        }),
        new IconLayer<MapStation>({
          id: 'marks',
          data: ordered,
          pickable: true,
          iconAtlas: icons.atlas,
          iconMapping: icons.mapping,
          getIcon: ({ level }) => level,
          getPosition,
          sizeUnits: 'pixels',
          getSize: MARK_PIXELS,
        }),
      ],
    });
  };
  return {
    update: (next) => {
      if (!icons || state?.tokens !== next.tokens) icons = drawMarks(next.tokens);
      state = next;
      draw();
    },
    remove: () => {
      map.removeControl(overlay);
    },
  };
}

const getPosition = ({ longitude, latitude }: MapStation): [number, number] => [longitude, latitude];

function idOf(object: unknown): string | null {
  return typeof object === 'object' && object !== null && 'id' in object ? String(object.id) : null;
}

/** The marks of the page, as an atlas of pictures. */
function drawMarks(tokens: MapTokens) {
  const side = 80;
  const scale = (side - 8) / 20;
  const atlas = document.createElement('canvas');
  atlas.width = side * warningLevels.length;
  atlas.height = side;
  const context = atlas.getContext('2d');
  const mapping: Record<string, { x: number; y: number; width: number; height: number }> = {};
  warningLevels.forEach((level, index) => {
    mapping[level] = { x: index * side, y: 0, width: side, height: side };
    if (!context) return;
    const { body, sign, ink } = markShapes[level];
    context.setTransform(scale, 0, 0, scale, index * side + 4, 4);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    const outline = new Path2D(body);
    // A rim in the colour of the ground keeps neighbours apart.
    context.lineWidth = 3.6;
    context.strokeStyle = tokens.halo;
    context.stroke(outline);
    context.fillStyle = tokens[level];
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
    context.fill(outline);
    context.lineWidth = 1.5;
    context.strokeStyle = tokens.outline;
    context.setLineDash(level === 'noData' ? [2.6, 2] : []);
    context.stroke(outline);
    context.setLineDash([]);
    context.lineWidth = 2;
    context.strokeStyle = { dark: '#14202b', light: '#ffffff', outline: tokens.outline }[ink];
    context.stroke(new Path2D(sign));
  });
  // A data URL would do as well, but is fetched, and a strict content policy forbids that. The types know no canvas.
  return { atlas: atlas as unknown as string, mapping };
}

function rgba(color: string): Rgba {
  // A minifier writes #ffffff as #fff.
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const hex = short
    ? short
        .slice(1)
        .flatMap((digit) => [digit, digit])
        .join('')
    : (/^#([0-9a-f]{6})$/i.exec(color)?.[1] ?? '000000');
  const number = Number.parseInt(hex, 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255, 255];
}
