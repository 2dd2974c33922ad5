import type { LocationSummary, SitePlan as Plan } from '@zrak/api-client';
import type { SitePlanProps } from '@zrak/ui/SitePlan';
import { Skeleton } from '@zrak/ui/Skeleton';
import { useMediaQuery } from '@zrak/ui/useMediaQuery';
import { type ReactNode, Suspense, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '../../../app/loading/lazyPart.tsx';
import { planPositionOf, usePlanPicture } from '../../../shared/map/usePlanPicture.ts';
import type { ShownStation } from '../stationMap/useMapStations.ts';
import { type Store, useStored } from './store.ts';
import * as styles from './MapRoute.css.ts';
import { LoadFailure } from '../../../shared/failures/LoadFailure.tsx';

// Neither plan nor map loads the code of the other.
const SitePlan = lazyPart(() => import('../../../shared/map/planEntry.ts'), styles.failure);

interface PlanPaneProps {
  plan: Plan;
  locations: readonly LocationSummary[];
  stations: readonly ShownStation[];
  selectedId: string | null;
  /** Station hovered in the list. */
  hovered: Store<string | null>;
  onSelect: (id: string | null) => void;
  onHover: (id: string | null) => void;
  /** Details of the selected station; null where they are in the sheet. */
  card: ReactNode;
  /** Pixels that legend and time bar cover below. */
  coveredBelow: number;
}

/** The site plan beside the list, with the card of the selected station. */
export function PlanPane({ plan, locations, stations, card, coveredBelow, ...marks }: PlanPaneProps) {
  const intl = useIntl();
  const isWide = useMediaQuery(styles.wide);
  const { src, error, isLoading, retry } = usePlanPicture(plan.url);
  const placed = useMemo(() => {
    const positions = new Map(locations.map(({ id, planPosition }) => [id, planPositionOf(planPosition)]));
    return stations.map((station) => ({ ...station, position: positions.get(station.id) ?? null }));
  }, [locations, stations]);
  const { width, height, description } = plan;
  return (
    <div className={styles.map}>
      {src !== null ? (
        <Suspense fallback={<Skeleton shape="block" height="100%" />}>
          <PointedPlan
            {...marks}
            label={intl.formatMessage({ id: 'routes.locations.PlanPane.label' })}
            picture={{ url: src, width, height, alt: description }}
            stations={placed}
            {...(isWide && { inset: { left: styles.coveredLeft, bottom: coveredBelow } })}
            {...(Boolean(card) && { card })}
          />
        </Suspense>
      ) : error ? (
        <div className={styles.failure}>
          <LoadFailure error={error} retry={{ isRunning: isLoading, run: retry }}>
            <FormattedMessage id="routes.locations.PlanPane.failed" />
          </LoadFailure>
        </div>
      ) : (
        <Skeleton shape="block" height="100%" />
      )}
    </div>
  );
}

/** A separate component, so that hovering does not render the whole screen. */
function PointedPlan({ hovered, ...plan }: Omit<SitePlanProps, 'hoveredId'> & { hovered: Store<string | null> }) {
  return <SitePlan {...plan} hoveredId={useStored(hovered)} />;
}
