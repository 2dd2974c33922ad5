import type { NetworkChange, NetworkStation } from '@zrak/api-client';

export type StationChange = NonNullable<NonNullable<NetworkChange['clients']>[number]['stations']>[number];

/** Content of the form of a station: numbers are null while their fields are empty. */
export interface StationDraft extends Pick<NetworkStation, 'name' | 'area' | 'site' | 'timeZone' | 'dayBoundary'> {
  latitude: number | null;
  longitude: number | null;
  altitude: number | null;
  noiseZone: number | null;
  /** Minutes. */
  deliveryDelay: number | null;
  operatingSince: string | null;
}

export const areas = ['urban', 'suburban', 'rural'] as const satisfies readonly NetworkStation['area'][];
export const sites = ['background', 'traffic', 'industrial'] as const satisfies readonly NetworkStation['site'][];

export const draftOf = ({
  name,
  area,
  site,
  timeZone,
  dayBoundary,
  latitude,
  longitude,
  altitude,
  noiseZone,
  deliveryDelay,
  operatingSince,
}: NetworkStation): StationDraft => ({
  name,
  area,
  site,
  timeZone,
  dayBoundary,
  latitude,
  longitude,
  altitude,
  noiseZone: noiseZone ?? null,
  deliveryDelay: deliveryDelay / 60,
  operatingSince: operatingSince ?? null,
});

/** A new station in the time zone of the others of its client. */
export const emptyDraft = ([other]: readonly NetworkStation[]): StationDraft => ({
  name: '',
  area: 'urban',
  site: 'background',
  timeZone: other?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  dayBoundary: other?.dayBoundary ?? 'civil',
  latitude: null,
  longitude: null,
  altitude: null,
  noiseZone: null,
  deliveryDelay: other ? other.deliveryDelay / 60 : null,
  operatingSince: null,
});

/** The station for the server; null while a field that it needs is empty. */
export function stationOf(draft: StationDraft): StationChange | null {
  const { latitude, longitude, altitude, deliveryDelay, ...others } = draft;
  const name = draft.name.trim();
  if (name === '' || latitude === null || longitude === null) return null;
  return {
    ...others,
    name,
    latitude,
    longitude,
    altitude: altitude ?? 0,
    deliveryDelay: Math.round((deliveryDelay ?? 0) * 60),
  };
}
