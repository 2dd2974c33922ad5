import { z } from 'zod';
import type { QuantityKind } from '../db/schema.ts';
import { oneLine } from '../oneLine.ts';
import type { SentenceId } from '../sentence.ts';
import type { EndOf } from '../texts.ts';
import { nativeIntervals } from '../time/interval.ts';
import { isTimeZone } from './timeZones.ts';

// A file of a network: clients with their stations, series, instruments and users. A field that is left out keeps its
// value in the database, or gets its default if the object is new; null clears a value.

/** The first part of an address is the code of a client or a name that the portal uses itself; migration 0022. */
export const reservedCodes: readonly string[] = [
  'about',
  'access-denied',
  'api',
  'apikeys',
  'assets',
  'auditlog',
  'auth',
  'clientnotfound',
  'clients',
  'config',
  'connect',
  'docs',
  'embed',
  'error-404',
  'error-500',
  'imports',
  'myaccount',
  'network',
  'portalusers',
  'register',
];

/** Id of the message of a fault. */
const fault = (name: EndOf<SentenceId, 'network.faults.'>): SentenceId => `network.faults.${name}`;

const text = z.string().overwrite(oneLine).min(1).max(200);
const id = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_.-]+$/, fault('id'));
const date = z.iso.date(fault('date'));
const interval = z.enum(Object.keys(nativeIntervals) as [keyof typeof nativeIntervals]);
const timeZone = z.string().refine(isTimeZone, { error: fault('timeZone') });

/** A text alone is English; others are by the ISO 639 code of any language. */
const localTextOf = (one: typeof text) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? { en: given } : given),
    z
      .object({ en: one })
      .catchall(one)
      .check(({ value, issues }) => {
        const keys = Object.keys(value).filter((key) => !/^[a-z]{2,3}$/.test(key));
        if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value });
      }),
  );
const localText = localTextOf(text);
const planDescription = localTextOf(z.string().trim().min(1).max(1000));

/** Seconds, or an ISO 8601 duration of minutes and hours. */
const delay = z.preprocess(
  (given) => {
    const found = typeof given === 'string' ? /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(given) : null;
    if (found === null || given === 'PT') return given;
    const [, hours = 0, minutes = 0, seconds = 0] = found.map(Number).map((part) => part || 0);
    return hours * 3600 + minutes * 60 + seconds;
  },
  z
    .number(fault('duration'))
    .int()
    .min(0)
    .max(31 * 86_400),
);

const instrument = z.strictObject({
  id,
  maker: text,
  model: text,
  principle: localText,
  serialNumber: text.nullish(),
  inletHeight: z.number().min(0).max(1000).nullish(),
  operatingSince: date.nullish(),
  lastCalibration: date.nullish(),
});

const oneSeries = z.strictObject({
  parameter: z.string().min(1),
  id: id.optional(),
  interval: interval.optional(),
  /** Id of an instrument of the station. */
  instrument: id.nullish(),
});

const series = z.preprocess((given) => (typeof given === 'string' ? { parameter: given } : given), oneSeries);

const fraction = z.number().min(0).max(1);

const station = z.strictObject({
  id: id.optional(),
  name: text,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Metres above sea level. */
  altitude: z.number().min(-500).max(9000).optional(),
  area: z.enum(['urban', 'suburban', 'rural']).optional(),
  site: z.enum(['background', 'traffic', 'industrial']).optional(),
  timeZone: timeZone.optional(),
  dayBoundary: z.enum(['civil', 'utcPlus1']).optional(),
  noiseZone: z.number().int().min(1).max(4).nullish(),
  deliveryDelay: delay.optional(),
  operatingSince: date.nullish(),
  /** Fractions of width and height of the site plan of the client, from its upper left corner. */
  planPosition: z.tuple([fraction, fraction]).nullish(),
  /** Of the series that have none. */
  interval: interval.optional(),
  instruments: z.array(instrument).default([]),
  series: z.array(series).default([]),
});

const clientRoles = ['ClientUser', 'PortalKeyUser', 'ApiUser'] as const;

const person = {
  email: z.email(fault('email')).max(254),
  name: text,
  /** The address by default. */
  userName: text.min(3).optional(),
  jobTitle: text.nullish(),
  phoneNumber: text.nullish(),
};

const client = z.strictObject({
  id: id.optional(),
  code: z
    .string()
    .max(32)
    .regex(/^[A-Za-z0-9_-]+$/, fault('clientCode'))
    .refine((code) => !reservedCodes.includes(code.toLowerCase()), { error: fault('reserved') }),
  name: text,
  public: z.boolean().optional(),
  accentColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, fault('color'))
    .nullish(),
  /** Path of a picture, relative to the file. */
  logo: text.nullish(),
  sitePlan: z
    .strictObject({
      /** Path of a picture, relative to the file. */
      picture: text.optional(),
      /** For users who do not see it. */
      description: planDescription.optional(),
    })
    .nullish(),
  stations: z.array(station).default([]),
  users: z.array(z.strictObject({ ...person, roles: z.array(z.enum(clientRoles)).min(1).optional() })).default([]),
});

/** A parameter, which the list of the standard ones satisfies, too. */
export const parameter = z.strictObject({
  code: z
    .string()
    .max(32)
    .regex(/^[\w.+-]+$/, fault('parameterCode')),
  name: localText,
  unit: z.string().max(32),
  decimals: z.number().int().min(0).max(6).optional(),
  category: z.enum(['pollution', 'meteorology', 'wind', 'noise', 'traffic', 'system']),
  quantity: z.enum([
    'concentration',
    'temperature',
    'humidity',
    'pressure',
    'precipitation',
    'irradiance',
    'windSpeed',
    'windDirection',
    'windGust',
    'soundLevel',
    'soundLevelMaximum',
    'soundLevelPercentile',
    'count',
    'speed',
    'voltage',
    'signalStrength',
    'ratio',
  ] satisfies QuantityKind[]),
  aggregator: z
    .enum(['mean', 'energeticMean', 'vectorMean', 'maximum', 'minimum', 'sum', 'percentileLevel'])
    .optional(),
  detectionLimit: z.number().min(0).nullish(),
});

const limit = z.strictObject({
  parameter: z.string().min(1),
  regime: z.enum(['eu2008', 'eu2030', 'si', 'who2021', 'who2018']),
  kind: z.enum(['limit', 'target', 'longTerm', 'information', 'alert', 'guideline', 'critical']),
  averaging: z.enum(['PT1H', 'P1D', 'P1Y', 'maxDaily8h', 'peakSeason', 'Lden', 'Lnight']),
  noiseZone: z.number().int().min(1).max(4).nullish(),
  value: z.number(),
  allowedExceedances: z.number().int().min(0).nullish(),
  label: localText,
});

export const networkDefinition = z.strictObject({
  /** Of the series and stations that have none. */
  interval: interval.optional(),
  timeZone: timeZone.optional(),
  clients: z.array(client).default([]),
  /** Administrators: users of no client. */
  administrators: z.array(z.strictObject(person)).default([]),
  parameters: z.array(parameter).default([]),
  limits: z.array(limit).default([]),
});

/** Such an object is neither new nor moved. */
const mustExist = z.boolean().optional();

const changedStation = station.partial({ name: true, latitude: true, longitude: true }).extend({
  mustExist,
  instruments: z
    .array(instrument.partial({ maker: true, model: true, principle: true }).extend({ mustExist }))
    .default([]),
  series: z.array(oneSeries.extend({ mustExist, isMeasured: z.unknown().optional() })).default([]),
});

/** A change by a form. It may send back what it has read, with the fields that are only read, or only what differs. */
export const networkChange = z.strictObject({
  clients: z
    .array(
      client
        .omit({ logo: true, users: true })
        .partial({ code: true, name: true })
        .extend({
          mustExist,
          hasLogo: z.unknown().optional(),
          sitePlan: z
            .strictObject({
              description: planDescription.optional(),
              url: z.unknown().optional(),
              width: z.unknown().optional(),
              height: z.unknown().optional(),
            })
            .transform(({ description }) => ({ description }))
            .nullish(),
          stations: z.array(changedStation).default([]),
        }),
    )
    .default([]),
  remove: z.array(z.strictObject({ kind: z.enum(['client', 'station', 'instrument', 'series']), id })).default([]),
  removeMeasurements: z.boolean().default(false),
  isDryRun: z.boolean().default(false),
});

/** Content of a file. */
export type NetworkFile = z.infer<typeof networkDefinition>;
type FileClient = NetworkFile['clients'][number];
type ChangedClient = z.infer<typeof networkChange>['clients'][number];

/** A network of a file, or of a change, which may leave out fields of the objects in the database. */
export interface NetworkDefinition extends Omit<NetworkFile, 'clients'> {
  clients: ClientDefinition[];
}
export type ClientDefinition = Omit<ChangedClient, 'sitePlan' | 'hasLogo'> &
  Pick<FileClient, 'logo' | 'sitePlan' | 'users'>;
export type StationDefinition = ClientDefinition['stations'][number];
