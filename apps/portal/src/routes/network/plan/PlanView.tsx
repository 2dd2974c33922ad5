import type { NetworkClient } from '@zrak/api-client';
import type { PlanPicture, PlanPosition } from '@zrak/ui/SitePlan';
import { Skeleton } from '@zrak/ui/Skeleton';
import { Suspense, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '../../../app/loading/lazyPart.tsx';
import { usePlanPicture } from '../../../shared/map/usePlanPicture.ts';
import { useObjectAddresses } from '../../../shared/pictures/useObjectAddresses.ts';
import { roundedPosition } from './planDraft.ts';
import type { PlanForm } from './usePlanForm.ts';
import * as styles from './plan.css.ts';
import { LoadFailure } from '../../../shared/failures/LoadFailure.tsx';

const SitePlan = lazyPart(() => import('../../../shared/map/planEntry.ts'));

const level = 'notMeasured' as const;

interface PlanViewProps {
  client: NetworkClient;
  form: PlanForm;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}

/** The plan with the stations that are on it. The selected one is moved; one that is not on it is placed by a press. */
export function PlanView({ client, form, selectedId, onSelect }: PlanViewProps) {
  const intl = useIntl();
  const stored = usePlanPicture(form.picture ? undefined : client.sitePlan?.url);
  const addressOf = useObjectAddresses();
  const { draft, setDraft } = form;
  const { positions } = draft;
  const stations = useMemo(
    () => client.stations.map(({ id, name }) => ({ id, name, level, position: positions[id] ?? null })),
    [client.stations, positions],
  );
  const alt = draft.description.en;
  const url = form.picture ? addressOf(form.picture.file) : stored.src;
  const size = form.picture ?? client.sitePlan;
  const picture: PlanPicture | null =
    size && url !== null ? { url, width: size.width, height: size.height, alt } : null;
  const move = (id: string, position: PlanPosition) =>
    setDraft({ ...draft, positions: { ...positions, [id]: roundedPosition(position) } });
  const isPlacing = selectedId !== null && (positions[selectedId] ?? null) === null;
  if (!picture && stored.error) {
    return (
      <LoadFailure error={stored.error} retry={{ isRunning: stored.isLoading, run: stored.retry }}>
        <FormattedMessage id="routes.network.PlanView.failed" />
      </LoadFailure>
    );
  }
  const loading = <Skeleton shape="block" height="100%" />;
  return (
    <div className={styles.plan}>
      {picture ? (
        <Suspense fallback={loading}>
          <SitePlan
            label={intl.formatMessage({ id: 'routes.network.PlanView.label' }, { name: client.name })}
            picture={picture}
            stations={stations}
            isInScrollingPage
            selectedId={selectedId}
            onSelect={onSelect}
            onMove={move}
            {...(isPlacing && { onPlace: (position: PlanPosition) => move(selectedId, position) })}
          />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}
