import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { messages as errorMessages } from '../../components/ErrorFallback/ErrorFallback.messages.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useThemeTokens } from '../../theme/useThemeTokens.ts';
import { noInset } from '../camera/fit.ts';
import { motionDuration } from '../camera/motionDuration.ts';
import { messages as mapMessages } from '../StationMap/StationMap.messages.ts';
import { MapControls } from '../StationMap/MapControls.tsx';
import { mapTokens } from '../StationMap/mapTokens.ts';
import { useFailure } from '../StationMap/useFailure.ts';
import { useFullScreen } from '../StationMap/useFullScreen.ts';
import { closeOnEscape } from '../marks/closeOnEscape.ts';
import * as mapStyles from '../StationMap/StationMap.css.ts';
import type { PlanCanvas } from './PlanCanvas.tsx';
import { PlanCamera } from './planCamera.ts';
import { PlanMarks } from './PlanMarks.tsx';
import { messages } from './SitePlan.messages.ts';
import type { SitePlanProps } from './sitePlanProps.ts';
import { usePageGestures } from './usePageGestures.ts';
import { usePicture } from './usePicture.ts';
import * as styles from './SitePlan.css.ts';

interface DrawnPlanProps extends SitePlanProps {
  /** Element with the plan and its controls, which fills the screen. */
  frame: RefObject<HTMLElement | null>;
  onFailure: () => void;
}

const gestureMessages = { touch_pan: messages.touch_pan, wheel_zoom: mapMessages.wheel_zoom };

const never = () => () => undefined;

/** The plan, for browsers that support WebGL. */
export function DrawnPlan(props: DrawnPlanProps) {
  const { picture, selectedId = null, onSelect, onFailure } = props;
  const { width, height } = picture;
  const intl = useUiIntl();
  const tokens = useThemeTokens(mapTokens);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const camera = useMemo(
    () => container && surface && new PlanCamera(container, surface, { width, height }, noInset),
    [container, surface, width, height],
  );
  useEffect(() => camera?.attach(), [camera]);
  const { top, right, bottom, left } = { ...noInset, ...props.inset };
  useEffect(() => camera?.setInset({ top, right, bottom, left }), [camera, top, right, bottom, left]);
  const limit = useSyncExternalStore(camera?.subscribe ?? never, () => (camera ? camera.getLimit() : 'farthest'));

  const longestPx = container && Math.max(container.clientWidth, container.clientHeight);
  const { state: pictureState, image, retry } = usePicture(picture, longestPx);
  const Canvas = usePlanCanvas(onFailure);
  const fullScreen = useFullScreen(props.frame);
  const isInScrollingPage = Boolean(props.isInScrollingPage) && !fullScreen?.isOn;
  const gesture = usePageGestures(surface, isInScrollingPage);

  const [isDrawn, setDrawn] = useState(false);
  const [isNamed, setNamed] = useState(false);
  const [isReady, setReady] = useState(false);
  const noteDrawn = useCallback(() => setDrawn(true), []);
  const isSettled = isNamed && pictureState !== 'loading';
  useEffect(() => {
    if (!isSettled) return undefined;
    // deck.gl draws the picture and the names in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setReady(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isSettled]);
  const state = isSettled && isReady ? 'ready' : isDrawn && pictureState !== 'loading' ? 'drawn' : 'loading';

  const zoomBy = (step: number) => camera?.easeTo({ zoom: camera.getZoom() + step, ...motionDuration() });

  return (
    // Escape closes the card from any focus inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={setContainer}
      className={mapStyles.map}
      style={assignInlineVars({ [mapStyles.insetLeft]: `${left}px`, [mapStyles.insetBottom]: `${bottom}px` })}
      data-state={state}
      data-picture={pictureState}
      onKeyDown={(event) => closeOnEscape(event, selectedId, onSelect)}
    >
      <PlanMarks
        {...props}
        isInScrollingPage={isInScrollingPage}
        camera={camera}
        onSurface={setSurface}
        Canvas={Canvas}
        image={image}
        tokens={tokens}
        isDrawn={isDrawn}
        onDrawn={noteDrawn}
        onNamed={() => setNamed(true)}
      />
      <MapControls
        label={intl.formatMessage(messages.controls)}
        fitLabel={intl.formatMessage(messages.fitAll)}
        limit={limit}
        isEmpty={false}
        isWhole={limit === 'farthest'}
        onZoomIn={() => zoomBy(1)}
        onZoomOut={() => zoomBy(-1)}
        onFitAll={() => camera?.fit(motionDuration().duration)}
        fullScreen={fullScreen}
        isLocating={false}
        onLocate={null}
      />
      {pictureState === 'loading' && <output className={mapStyles.note}>{intl.formatMessage(messages.loading)}</output>}
      {pictureState === 'failed' && (
        <div className={styles.failure}>
          <output>{intl.formatMessage(messages.noPicture)}</output>
          <Button size="small" onPress={retry}>
            {intl.formatMessage(errorMessages.retry)}
          </Button>
        </div>
      )}
      {pictureState === 'shown' && (gesture || (props.onMove && selectedId !== null)) && (
        <p className={mapStyles.note}>{intl.formatMessage(gesture ? gestureMessages[gesture] : messages.moveHelp)}</p>
      )}
    </div>
  );
}

/** The part of the plan with deck.gl, when it has loaded. */
function usePlanCanvas(onFailure: () => void): typeof PlanCanvas | null {
  const [canvas, setCanvas] = useState<{ Canvas: typeof PlanCanvas } | null>(null);
  const fail = useFailure('The plan cannot be drawn:', onFailure);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const { PlanCanvas: Canvas } = await import('./PlanCanvas.tsx');
        if (isCurrent) setCanvas({ Canvas });
      } catch (error) {
        if (isCurrent) fail(error);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [fail]);
  return canvas && canvas.Canvas;
}
