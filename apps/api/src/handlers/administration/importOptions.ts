import { z } from 'zod';
import { badRequest } from '../../errors.ts';
import { importDefaults, type ImportOptions } from '../../imports/importFile.ts';
import { isEncoding } from '../../imports/text.ts';
import { isTimeZone } from '../../network/timeZones.ts';
import { nativeIntervals } from '../../time/interval.ts';

const names = z.record(z.string(), z.string().max(200)).default({});

const schema = z.strictObject({
  stations: names,
  columns: names,
  units: names,
  timeZone: z
    .string()
    .refine((zone) => isTimeZone(zone) || /^[+-]\d{2}:\d{2}$/.test(zone))
    .optional(),
  stamp: z.enum(['start', 'end']).optional(),
  decimal: z.enum(['point', 'comma']).optional(),
  dateOrder: z.enum(['dmy', 'mdy']).optional(),
  encoding: z.string().refine(isEncoding).optional(),
  interval: z.enum(Object.keys(nativeIntervals) as [keyof typeof nativeIntervals]).optional(),
  average: z.boolean().default(false),
  missing: z.array(z.number()).max(100).default([]),
});

/** @throws 400 naming the first field that is not valid */
export function importOptionsOf(text = '{}'): ImportOptions {
  const read = schema.safeParse(jsonOf(text));
  if (!read.success) {
    const path = read.error.issues[0]!.path.join('/');
    throw badRequest('invalidField', { field: path === '' ? 'options' : `options/${path}` });
  }
  const { stations, columns, units, decimal, interval, ...others } = read.data;
  return {
    ...importDefaults,
    ...others,
    stations: new Map(Object.entries(stations)),
    mapped: new Map(Object.entries(columns)),
    units: new Map(Object.entries(units)),
    decimal: decimal && (decimal === 'comma' ? ',' : '.'),
    step: interval && nativeIntervals[interval],
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
