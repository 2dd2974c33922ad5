/** @jsxImportSource preact */
import type { LocationSummary } from '@zrak/api-client';
import { useEffect } from 'preact/hooks';
import { loadStations, type StationsData } from '../data/stations.ts';
import { rowValueOf, type Verdict, verdictOf } from '../data/verdict.ts';
import type { Texts } from '../i18n/texts.ts';
import { Formula } from '../parts/Formula.tsx';
import { Mark } from '../parts/Mark.tsx';
import { FailureNotice, OutdatedNotice } from '../parts/Notices.tsx';
import { outside } from '../parts/outside.ts';
import { useElement } from '../parts/useElement.ts';
import { useFocusAfterRetry } from '../parts/useFocusAfterRetry.ts';
import type { Settings } from '../ZrakElement.ts';

interface MapFrameProps {
  portal: string;
  settings: Settings;
  title: string;
}

/** The map of the portal in a frame: it needs workers, WebGL and tiles, which only the portal's own policy allows. */
function MapFrame({ portal, settings, title }: MapFrameProps) {
  const { client, language, theme } = settings;
  const query = new URLSearchParams({ lang: language, theme, list: 'none' });
  return (
    // A page of the portal, which needs its origin and scripts. Another origin keeps it apart from the page around it.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      class="frame"
      title={title}
      src={`${portal}embed/${encodeURIComponent(client)}/map?${query}`}
      loading="lazy"
      allow="fullscreen"
      referrerpolicy="no-referrer"
    />
  );
}

interface StationRowProps {
  station: LocationSummary;
  texts: Texts;
  href: string | null;
  now: number;
}

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const wordOf = (verdict: Verdict, texts: Texts): string => {
  if (verdict.label !== undefined) return verdict.label;
  return verdict.kind === 'index' ? '' : texts.say(`elements.level.${verdict.word}`);
};

function StationRow({ station, texts, href, now }: StationRowProps) {
  const state = station.state ?? 'ok';
  const verdict = verdictOf(station, state);
  const value = rowValueOf(station, state);
  return (
    <li class="station">
      <Mark verdict={verdict} size="small" />
      <span class="stationText">
        {href === null ? station.name : <a {...outside(href)}>{station.name}</a>}
        <br />
        <span class="muted">{wordOf(verdict, texts)}</span>
      </span>
      {value && (
        <span class="muted">
          <Formula text={texts.formula(value.parameter)} /> {texts.number(value.value, value.decimals)} {value.unit},{' '}
          {texts.time(Date.parse(value.time), station.timeZone, now)}
        </span>
      )}
    </li>
  );
}

export interface MapElementProps {
  settings: Settings;
  onData: (data: StationsData) => void;
}

/** The map in a frame and, as its text equivalent, the list of the same stations. */
export function MapElement({ settings, onData }: MapElementProps) {
  const { client, language, headingLevel, hasList, hasOwnMap } = settings;
  const { texts, source, data, failure, isLoading, loadedAt, checkedAt, retry } = useElement(
    settings,
    false,
    (found, signal) => loadStations(found, client, signal),
  );
  const root = useFocusAfterRetry(failure !== null);
  useEffect(() => {
    if (data) onData(data);
  }, [data, onData]);
  const portal = source?.portal ?? null;
  const href = portal && `${portal}${encodeURIComponent(client)}`;
  if (!texts) return <div class="root" lang={language} aria-busy="true" />;
  const retrying = { texts, isLoading, onRetry: retry };
  return (
    <div ref={root} class="root" lang={language} tabIndex={-1} aria-busy={isLoading}>
      {data ? (
        <>
          <div class={hasList ? 'mapHead name' : 'hidden'} role="heading" aria-level={headingLevel}>
            {data.client.name}
          </div>
          {hasOwnMap ? (
            <div class="frame">
              <slot name="map" />
            </div>
          ) : (
            portal !== null && (
              <MapFrame
                portal={portal}
                settings={settings}
                title={texts.say('elements.MapElement.title', { client: data.client.name })}
              />
            )
          )}
          {hasList && (
            <ul
              class="stations"
              aria-label={texts.say('elements.MapElement.stations')}
              {...(href === null && { tabIndex: 0 })}
            >
              {data.stations.map((station) => (
                <StationRow
                  key={station.id}
                  station={station}
                  texts={texts}
                  now={checkedAt}
                  href={href && `${href}/location/${encodeURIComponent(station.id)}`}
                />
              ))}
            </ul>
          )}
          {failure && (
            <div class="mapFoot">
              <OutdatedNotice {...retrying} time={texts.time(loadedAt, deviceZone(), checkedAt)} />
            </div>
          )}
          {hasList && href !== null && (
            <div class="mapFoot">
              <a {...outside(`${href}/locations/map`)} class="link muted">
                {texts.say('elements.StationElement.open')}
              </a>
            </div>
          )}
        </>
      ) : (
        <div class="card">
          {failure ? (
            <FailureNotice {...retrying} failure={failure} />
          ) : (
            <>
              <p role="status" class="hidden">
                {texts.say('elements.loading')}
              </p>
              <div class="bone mapBone" aria-hidden="true" />
            </>
          )}
        </div>
      )}
    </div>
  );
}
