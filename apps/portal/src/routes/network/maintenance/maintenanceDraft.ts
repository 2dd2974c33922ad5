import type { AdministeredMaintenanceAlert, MaintenanceAlertChange, NetworkClient } from '@zrak/api-client';
import { civilDateIn, zoneOf } from '@zrak/quantities/time';
import { draftOfTexts, emptyTexts, type TextsDraft, textsOf } from '../localTexts.ts';

/** Local time at the station; parts are null while their fields are empty. */
interface Moment {
  /** 2026-11-21 */
  day: string | null;
  /** 08:00 */
  time: string | null;
}

/** Content of the form of a maintenance alert. */
export interface MaintenanceDraft {
  title: TextsDraft;
  message: TextsDraft;
  /** Null for all stations of the client. */
  locationId: string | null;
  /** Codes; empty for the whole station. */
  parameters: string[];
  from: Moment;
  to: Moment;
  /** Of the stored alert that the draft began with. */
  version?: string | undefined;
}

export const emptyDraft: MaintenanceDraft = {
  title: emptyTexts,
  message: emptyTexts,
  locationId: null,
  parameters: [],
  from: { day: null, time: '08:00' },
  to: { day: null, time: '12:00' },
};

/** The zone of a station; for all stations, that of the first one, as on the map. */
export function timeZoneOf({ stations }: NetworkClient, locationId: string | null | undefined): string {
  const station = stations.find(({ id }) => id === locationId) ?? stations[0];
  return station?.timeZone ?? 'UTC';
}

export function draftOf(alert: AdministeredMaintenanceAlert, timeZone: string): MaintenanceDraft {
  const { title, message, locationId, parameters = [], from, to, version } = alert;
  return {
    title: draftOfTexts(title),
    message: draftOfTexts(message),
    locationId: locationId ?? null,
    parameters,
    from: momentOf(from, timeZone),
    to: to === undefined ? { day: null, time: null } : momentOf(to, timeZone),
    version,
  };
}

function momentOf(instant: string, timeZone: string): Moment {
  const milliseconds = Date.parse(instant);
  const { civilOf } = zoneOf(timeZone, 'milliseconds');
  return {
    day: civilDateIn(timeZone, milliseconds),
    time: new Date(civilOf(milliseconds)).toISOString().slice(11, 16),
  };
}

/** A typed day is one of the year 2 before its last digits. */
export const isWholeDay = (day: string | null): day is string => day !== null && /^[12]\d{3}-/.test(day);

/** Milliseconds since 1970; null while a part is missing. */
function instantOf({ day, time }: Moment, timeZone: string): number | null {
  if (!isWholeDay(day) || time === null) return null;
  return zoneOf(timeZone, 'milliseconds').instantOf(Date.parse(`${day}T${time}:00Z`));
}

/** Whether the alert would end before it begins. */
export function endsTooEarly({ from, to }: MaintenanceDraft, timeZone: string): boolean {
  const [begin, end] = [instantOf(from, timeZone), instantOf(to, timeZone)];
  return begin !== null && end !== null && end <= begin;
}

/**
 * The alert for the server; null while the form has a fault.
 *
 * @param stored the alert that is changed: null removes the text of a language that it has
 */
export function alertOf(
  draft: MaintenanceDraft,
  { id: clientId }: Pick<NetworkClient, 'id'>,
  timeZone: string,
  stored?: AdministeredMaintenanceAlert,
): MaintenanceAlertChange | null {
  const { locationId, parameters, version } = draft;
  const [title, message] = [textsOf(draft.title), textsOf(draft.message)];
  const [from, to] = [instantOf(draft.from, timeZone), instantOf(draft.to, timeZone)];
  if (!title || !message || from === null || to === null || to <= from) return null;
  return {
    clientId,
    locationId,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    title: { ...nullOf(stored?.title), ...title },
    message: { ...nullOf(stored?.message), ...message },
    parameters: locationId === null || parameters.length === 0 ? null : parameters,
    ...(version !== undefined && { version }),
  };
}

const nullOf = (texts: object = {}) => Object.fromEntries(Object.keys(texts).map((code) => [code, null]));
