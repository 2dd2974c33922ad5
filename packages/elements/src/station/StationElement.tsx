/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import { loadStation, type StationData } from '../data/station.ts';
import type { Texts } from '../i18n/texts.ts';
import { FailureNotice, OutdatedNotice } from '../parts/Notices.tsx';
import { outside } from '../parts/outside.ts';
import { useElement } from '../parts/useElement.ts';
import { useFocusAfterRetry } from '../parts/useFocusAfterRetry.ts';
import type { Settings } from '../ZrakElement.ts';
import { StationCard } from './StationCard.tsx';

/** In the shape of the card. */
function Bones({ texts }: { texts: Texts | null }) {
  return (
    <>
      <p role="status" class="hidden">
        {texts?.say('elements.loading')}
      </p>
      {['bone short', 'bone tall', 'bone', 'bone'].map((name, at) => (
        <div key={at} class={name} aria-hidden="true" />
      ))}
    </>
  );
}

interface HeadProps {
  name: string;
  href: string | null;
  level: number;
}

function Name({ name, href, level }: HeadProps) {
  return (
    <div class="name" role="heading" aria-level={level}>
      {href === null ? name : <a {...outside(href)}>{name}</a>}
    </div>
  );
}

interface FootProps extends StationData {
  texts: Texts;
  href: string | null;
}

function Foot({ client, station, texts, href }: FootProps) {
  const { timeZone, isTimeZoneAssumed } = station;
  const isElsewhere = isTimeZoneAssumed === true || timeZone !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div class="foot muted">
      <span>
        {client.name}
        {isElsewhere && ` · ${texts.say('elements.StationElement.timeZone', { timeZone })}`}
      </span>
      {href !== null && <a {...outside(href)}>{texts.say('elements.StationElement.open')}</a>}
    </div>
  );
}

export interface StationElementProps {
  settings: Settings;
  onData: (data: StationData) => void;
}

export function StationElement({ settings, onData }: StationElementProps) {
  const { client, station, headingLevel, language } = settings;
  const { texts, source, data, failure, isLoading, loadedAt, checkedAt, retry } = useElement(
    settings,
    true,
    (found, signal) => loadStation(found, client, station, signal),
  );
  useEffect(() => {
    if (data) onData(data);
  }, [data, onData]);
  const root = useFocusAfterRetry(failure !== null);
  const part = encodeURIComponent;
  const portal = source?.portal ?? null;
  const href = portal && `${portal}${part(client)}/location/${part(station)}`;

  const retrying = texts && { texts, isLoading, onRetry: retry };
  return (
    <div ref={root} class="root" lang={language} tabIndex={-1} aria-busy={isLoading}>
      <div class="card wide">
        {data && texts && (
          <>
            <div class="head">
              <Name name={data.station.name} href={href} level={headingLevel} />
            </div>
            <StationCard data={data} texts={texts} now={checkedAt} />
          </>
        )}
        {data && failure && retrying && (
          <OutdatedNotice {...retrying} time={texts.time(loadedAt, data.station.timeZone, checkedAt)} />
        )}
        {data && texts && <Foot {...data} texts={texts} href={href} />}
        {!data && (failure && retrying ? <FailureNotice {...retrying} failure={failure} /> : <Bones texts={texts} />)}
      </div>
    </div>
  );
}
