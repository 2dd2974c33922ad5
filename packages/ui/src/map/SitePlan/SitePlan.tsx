import { useEffect, useRef, useState } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { MapUnavailable } from '../StationMap/MapUnavailable.tsx';
import { useFullScreenEnd } from '../StationMap/useFullScreen.ts';
import { useWebgl } from '../StationMap/useWebgl.ts';
import * as mapStyles from '../StationMap/StationMap.css.ts';
import { DrawnPlan } from './DrawnPlan.tsx';
import { messages } from './SitePlan.messages.ts';
import type { SitePlanProps } from './sitePlanProps.ts';

export type { PlanPicture, PlanPosition, PlanStation, SitePlanProps } from './sitePlanProps.ts';

/**
 * Stations on a picture of their site. `StationList` is its text equivalent with all its actions: show it beside the
 * plan. Where a browser cannot draw it, a sentence with `data-state="unavailable"` replaces it. Without its picture, the
 * stations are on blank paper. Where its code has not loaded, a button tries again.
 */
export function SitePlan(props: SitePlanProps) {
  const intl = useUiIntl();
  const canDraw = useWebgl();
  const frame = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { isLost, restores } = useContextLoss(frame);
  useFullScreenEnd(frame);
  return (
    <div ref={frame} className={mapStyles.frame}>
      {canDraw === false || hasFailed ? (
        <MapUnavailable
          text={intl.formatMessage(canDraw === false ? messages.noWebgl : messages.failed)}
          onRetry={canDraw === false ? undefined : () => setFailed(false)}
        />
      ) : (
        canDraw && <DrawnPlan key={restores} {...props} frame={frame} onFailure={() => setFailed(true)} />
      )}
      {isLost && <output className={mapStyles.lost}>{intl.formatMessage(messages.lost)}</output>}
    </div>
  );
}

/** A lost graphics context loses everything drawn, so a new plan is created when it is restored. */
function useContextLoss(frame: { readonly current: HTMLElement | null }) {
  const [isLost, setLost] = useState(false);
  const [restores, setRestores] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const lose = (event: Event) => {
      // Asks the browser to restore it.
      event.preventDefault();
      setLost(true);
    };
    const restore = () => {
      setLost(false);
      setRestores((count) => count + 1);
    };
    // The events do not bubble.
    element.addEventListener('webglcontextlost', lose, true);
    element.addEventListener('webglcontextrestored', restore, true);
    return () => {
      element.removeEventListener('webglcontextlost', lose, true);
      element.removeEventListener('webglcontextrestored', restore, true);
    };
  }, [frame]);
  return { isLost, restores };
}
