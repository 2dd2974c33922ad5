import { type ComponentType, type Ref, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { motionDuration } from '../camera/motionDuration.ts';
import { useSelectedInView } from '../camera/useSelectedInView.ts';
import { isBeyond } from '../marks/keyboardNavigation.ts';
import { MarkDetails } from '../marks/MarkDetails.tsx';
import { type ClusterMark, markOf, type StationMark } from '../marks/marks.ts';
import type { Point } from '../marks/markScreen.ts';
import type { Place } from '../marks/place.ts';
import { separate } from '../marks/separate.ts';
import { useMarkControls } from '../marks/useMarkControls.ts';
import { useNames } from '../names/useNames.ts';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import type { PlanCanvas } from './PlanCanvas.tsx';
import type { PlanCamera } from './planCamera.ts';
import type { PlanPosition, SitePlanProps } from './sitePlanProps.ts';
import { messages } from './SitePlan.messages.ts';
import { useMarkDrag } from './useMarkDrag.ts';
import * as styles from './SitePlan.css.ts';

interface PlanMarksProps extends SitePlanProps {
  /** Null until the elements exist. */
  camera: PlanCamera | null;
  surfaceRef: Ref<HTMLDivElement>;
  /** Null until deck.gl has loaded. */
  Canvas: ComponentType<Parameters<typeof PlanCanvas>[0]> | null;
  image: ImageBitmap | null;
  tokens: MapTokens | null;
  isDrawn: boolean;
  onDrawn: () => void;
  onNamed: () => void;
  onFailure: () => void;
}

const arrows: Partial<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels by which an arrow key moves the plan, and the selected station. */
const panPx = 100;
const movePx = 8;
const panMs = 200;
/** Steps of the zoom at which overlapping marks are separated again. */
const stepsPerZoom = 2;
const never = () => () => undefined;

/** Everything drawn on the plan, with pointer and keyboard handling. Hover changes render only this component. */
export function PlanMarks(props: PlanMarksProps) {
  const { camera, stations, picture, selectedId = null, hoveredId = null, tokens, Canvas, onMove } = props;
  const { width, height } = picture;
  const intl = useUiIntl();
  const [pointedKey, setPointedKey] = useState<string | null>(null);
  const zoom = useSyncExternalStore(camera?.subscribe ?? never, () =>
    camera ? Math.floor(camera.getZoom() * stepsPerZoom) / stepsPerZoom : 0,
  );

  const own = useMemo(
    () =>
      stations.flatMap(({ position, ...station }) =>
        position ? [markOf(station, [position[0] * width, position[1] * height])] : [],
      ),
    [stations, width, height],
  );
  const selected = own.find(({ key }) => key === selectedId) ?? null;
  const movable = onMove ? selected : null;
  const move = (mark: Pick<StationMark, 'key' | 'station'>, place: Place) => {
    const position: PlanPosition = [fraction(place[0] / width), fraction(place[1] / height)];
    onMove?.(mark.key, position);
    const [x, y] = position.map((part) => intl.formatNumber(part, { style: 'percent' }));
    return intl.formatMessage(messages.moved, { name: mark.station.name, x: x!, y: y! });
  };
  const dragged = useMarkDrag(camera, movable, (mark, place) => announce(move(mark, place)));

  const apart = useMemo(() => separate(own, [], ([x, y]) => ({ x: x * 2 ** zoom, y: y * 2 ** zoom })), [own, zoom]);
  const movableKey = movable?.key;
  const marks = useMemo(
    () => ({
      clusters: [],
      // One that is moved is drawn where it is.
      stations: apart.map((mark) =>
        mark.key === movableKey ? { ...mark, place: dragged?.place ?? mark.place, offset: null } : mark,
      ),
    }),
    [apart, movableKey, dragged],
  );
  const placed = useNames(camera, props.isDrawn ? marks : null, selectedId, null, tokens);
  const names = useMemo(
    () => placed?.map((name) => (name.key === dragged?.id ? { ...name, place: dragged.place } : name)) ?? null,
    [placed, dragged],
  );
  const named = useRef(props.onNamed);
  useEffect(() => {
    named.current = props.onNamed;
  });
  const isNamed = names !== null;
  useEffect(() => {
    if (isNamed) named.current();
  }, [isNamed]);

  const key = pointedKey ?? hoveredId;
  const state = useMemo(
    () => tokens && { marks, names: names ?? [], selectedId, pointedKey: key, tokens },
    [marks, names, selectedId, key, tokens],
  );
  const cameraRef = useMemo(() => ({ current: camera }), [camera]);
  // Moved by hand it is in view.
  useSelectedInView(cameraRef, props.isDrawn, onMove ? undefined : selected?.place, props.inset);

  const moveByKey = ([right, down]: Place): string | boolean => {
    const station = stations.find(({ id }) => id === selectedId);
    if (!camera || !station) return false;
    const { clientWidth, clientHeight } = camera.getContainer();
    // One without a position begins in the middle of the view.
    const from = selected ? camera.project(selected.place) : { x: clientWidth / 2, y: clientHeight / 2 };
    const step = selected ? movePx : 0;
    const mark = markOf(station, camera.unproject({ x: from.x + right * step, y: from.y + down * step }));
    if (isBeyond(mark, camera)) camera.easeTo({ center: mark.place, ...motionDuration() });
    return move(mark, mark.place);
  };
  const pressKey = (event: KeyboardEvent): string | boolean => {
    if (!camera || event.ctrlKey || event.metaKey || event.altKey) return false;
    const { duration } = motionDuration(panMs);
    const arrow = arrows[event.key];
    if (arrow && event.shiftKey) return onMove ? moveByKey(arrow) : false;
    if (arrow) camera.panBy(arrow[0] * panPx, arrow[1] * panPx, duration);
    else if (event.key === '+' || event.key === '=') camera.easeTo({ zoom: camera.getZoom() + 1, duration });
    else if (event.key === '-') camera.easeTo({ zoom: camera.getZoom() - 1, duration });
    else return false;
    return true;
  };
  const press = (mark: StationMark | ClusterMark | null, point: Point | null) => {
    if (!mark && point && camera && props.onPlace) {
      const [x, y] = camera.unproject(point);
      if (x >= 0 && x <= width && y >= 0 && y <= height) props.onPlace([fraction(x / width), fraction(y / height)]);
    } else props.onSelect(mark?.key ?? null);
  };
  const { announcement, announce, helpId } = useMarkControls({
    screen: camera,
    marks,
    everyMark: () => own,
    pointedKey,
    movableKey: movableKey ?? null,
    onPoint: (mark) => {
      if ((mark?.key ?? null) === pointedKey) return;
      setPointedKey(mark?.key ?? null);
      props.onHover?.(mark?.key ?? null);
    },
    onPress: press,
    onKey: pressKey,
  });

  const help = [picture.alt, intl.formatMessage(messages.help), onMove && intl.formatMessage(messages.moveHelp)];
  return (
    <>
      {/* An application: its keys are its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={props.surfaceRef} role="application" aria-label={props.label} tabIndex={0} className={styles.surface}>
        {camera && state && Canvas && (
          <Canvas
            camera={camera}
            image={props.image}
            size={picture}
            tint={state.tokens.picture}
            state={state}
            onDrawn={props.onDrawn}
            onFailure={props.onFailure}
          />
        )}
      </div>
      {camera && (
        <MarkDetails
          screen={camera}
          marks={marks}
          selectedId={selectedId}
          pointedKey={dragged ? null : key}
          card={selectedId !== null && props.card}
          helpId={helpId}
          help={help.filter(Boolean).join(' ')}
          announcement={announcement}
        />
      )}
    </>
  );
}

/** Within the picture, to a ten-thousandth. */
const fraction = (part: number) => Math.round(Math.min(Math.max(part, 0), 1) * 10_000) / 10_000;
