import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useSelectedInView } from '../camera/useSelectedInView.ts';
import { MarkDetails } from '../marks/MarkDetails.tsx';
import type { ClusterMark, StationMark } from '../marks/marks.ts';
import type { Point } from '../marks/markScreen.ts';
import type { Place } from '../marks/place.ts';
import { useMarkControls } from '../marks/useMarkControls.ts';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import type { PlanCanvas } from './PlanCanvas.tsx';
import type { PlanCamera } from './planCamera.ts';
import { movedByKey, moveView } from './planKeys.ts';
import type { PlanPosition, SitePlanProps } from './sitePlanProps.ts';
import { messages } from './SitePlan.messages.ts';
import { useDrawnMarks, useOwnMarks } from './useDrawnMarks.ts';
import { useMarkDrag } from './useMarkDrag.ts';
import * as styles from './SitePlan.css.ts';

interface PlanMarksProps extends SitePlanProps {
  /** Null until the elements exist. */
  camera: PlanCamera | null;
  onSurface: (element: HTMLDivElement | null) => void;
  /** Null until deck.gl has loaded. */
  Canvas: ComponentType<Parameters<typeof PlanCanvas>[0]> | null;
  image: ImageBitmap | null;
  tokens: MapTokens | null;
  isDrawn: boolean;
  onDrawn: () => void;
  onNamed: () => void;
  onFailure: () => void;
}

/** Everything drawn on the plan, with pointer and keyboard handling. Hover changes render only this component. */
export function PlanMarks(props: PlanMarksProps) {
  const { camera, stations, picture, selectedId = null, hoveredId = null, tokens, Canvas, onMove, onSurface } = props;
  const { width, height } = picture;
  const intl = useUiIntl();
  const [pointedKey, setPointedKey] = useState<string | null>(null);
  const [announcement, announce] = useState('');
  const own = useOwnMarks(stations, picture);
  const selected = own.find(({ key }) => key === selectedId) ?? null;
  const movable = onMove ? selected : null;
  const move = (mark: Pick<StationMark, 'key' | 'station'>, place: Place) => {
    const position: PlanPosition = [fraction(place[0] / width), fraction(place[1] / height)];
    onMove?.(mark.key, position);
    const [x, y] = position.map((part) => intl.formatNumber(part, { style: 'percent' }));
    return intl.formatMessage(messages.moved, { name: mark.station.name, x: x!, y: y! });
  };
  const dragged = useMarkDrag(camera, movable, (mark, place) => announce(move(mark, place)));

  const { marks, names } = useDrawnMarks({
    camera,
    own,
    selectedId,
    movableKey: movable?.key ?? null,
    dragged,
    tokens,
    isDrawn: props.isDrawn,
  });
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

  const pressKey = (event: KeyboardEvent): string | boolean => {
    if (!camera || event.ctrlKey || event.metaKey || event.altKey) return false;
    const station = onMove && stations.find(({ id }) => id === selectedId);
    const moved = station && movedByKey(camera, event, station, selected);
    return moved ? move(moved, moved.place) : moveView(camera, event);
  };
  const press = (mark: StationMark | ClusterMark | null, point: Point | null) => {
    if (!mark && point && camera && props.onPlace) {
      const [x, y] = camera.unproject(point);
      if (x >= 0 && x <= width && y >= 0 && y <= height) props.onPlace([fraction(x / width), fraction(y / height)]);
    } else props.onSelect(mark?.key ?? null);
  };
  const helpId = useMarkControls({
    screen: camera,
    marks,
    everyMark: () => own,
    pointedKey,
    movableKey: movable?.key ?? null,
    onPoint: (mark) => {
      if ((mark?.key ?? null) === pointedKey) return;
      setPointedKey(mark?.key ?? null);
      props.onHover?.(mark?.key ?? null);
    },
    onPress: press,
    onKey: pressKey,
    announce,
  });

  const surface = props.isInScrollingPage ? styles.surfaceInPage : styles.surface;
  const help = [picture.alt, intl.formatMessage(messages.help), onMove && intl.formatMessage(messages.moveHelp)];
  return (
    <>
      {/* An application: its keys are its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={onSurface} role="application" aria-label={props.label} tabIndex={0} className={surface}>
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
