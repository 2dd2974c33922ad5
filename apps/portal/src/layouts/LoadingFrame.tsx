import type { Client } from '@zrak/api-client';
import { PageHeader } from '@zrak/ui/PageHeader';
import { Skeleton } from '@zrak/ui/Skeleton';
import { VisuallyHidden } from '@zrak/ui/VisuallyHidden';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { earlyStation } from '../app/earlyStart.ts';
import { useFirstPaintEnd } from '../app/firstPaint.ts';
import { useServices } from '../app/servicesHooks.ts';
import { choosesClient } from '../session/roles.ts';
import * as styles from './LoadingFrame.css.ts';
import { LoadingScreen } from './RootLayout.tsx';
import { Shell } from './Shell.tsx';

interface LoadingFrameProps {
  code: string;
  isMap: boolean;
}

/** Frame of a map or a station before their data have loaded; a spinner before the client is known. */
export default function LoadingFrame({ code, isMap }: LoadingFrameProps) {
  const { settled, clients, user } = useServices();
  const [known, setKnown] = useState<readonly Client[]>([]);
  useEffect(() => {
    // The guard loads the same list, and reports a failure.
    void settled()
      .then(clients)
      .then(setKnown, () => undefined);
  }, [settled, clients]);
  const client = known.find((one) => one.code === decodeURIComponent(code));
  if (!client) return <LoadingScreen />;
  return (
    <Shell client={client} canChooseClient={choosesClient(user(), known)} contentLayout={isMap ? 'bleed' : 'page'}>
      <FirstPaintEnd />
      {isMap ? (
        <>
          <HiddenTitle />
          <MapSkeleton />
        </>
      ) : (
        <StationSkeleton />
      )}
    </Shell>
  );
}

function FirstPaintEnd() {
  useFirstPaintEnd();
  return null;
}

function HiddenTitle() {
  return (
    <VisuallyHidden as="div">
      <h1>
        <span role="status">
          <FormattedMessage id="layouts.RootLayout.loading" />
        </span>
      </h1>
    </VisuallyHidden>
  );
}

function MapSkeleton() {
  return (
    <div className={styles.map} aria-busy="true">
      <Skeleton shape="block" width="min(368px, 100%)" height="60vh" />
    </div>
  );
}

const tileCount = 5;

function StationSkeleton() {
  // The document may know it before the code has come.
  const [name] = useState(earlyStation);
  return (
    <div className={styles.station} aria-busy="true">
      {name === undefined ? (
        <>
          <HiddenTitle />
          <Skeleton width="120px" height="32px" />
          <Skeleton width="min(280px, 100%)" height="36px" />
          <Skeleton width="min(480px, 100%)" height="40px" />
        </>
      ) : (
        <PageHeader
          breadcrumb={<Skeleton width="120px" height="32px" />}
          title={name}
          subtitle={<Skeleton width="min(480px, 100%)" height="40px" />}
        />
      )}
      <div className={styles.tiles}>
        {Array.from({ length: tileCount }, (_, index) => (
          <Skeleton key={index} shape="block" height="104px" />
        ))}
      </div>
      <Skeleton shape="block" height="420px" />
    </div>
  );
}
