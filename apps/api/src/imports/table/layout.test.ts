import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { type LayoutOptions, layoutOf } from './layout.ts';

const known: Readonly<Record<string, string>> = { PM10: 'PM10', Ozone: 'O3', O3: 'O3', CO: 'CO', 'PM₁₀': 'PM10' };
const options: LayoutOptions = { parameterOf: (heading) => known[heading], mapped: new Map() };

const layout = (header: string[], mapped: Record<string, string> = {}) =>
  layoutOf('file.csv', header, { ...options, mapped: new Map(Object.entries(mapped)) });

describe('the column of times', () => {
  it.each([
    'datetime_utc',
    'Date UTC',
    'Timestamp',
    'Date-Time',
    'Datum/Čas',
    'Datum in čas',
    'Zeitstempel',
    'datetimeLocal',
    'Date',
    'Datum',
    'Day',
    'Dan',
    'Tag',
    'Time',
    'Hour',
    'Uhrzeit',
    'Zeit',
    'Ura',
    'Čas',
    'Stunde',
  ])('is named %s', (heading) => {
    expect(layout(['PM10', heading])).toMatchObject({ time: 1, hour: undefined, stamp: 'start' });
  });

  it('with date and time is preferred to one with the date, and that to one with the hour', () => {
    expect(layout(['time', 'date', 'timestamp', 'PM10'])).toMatchObject({ time: 2, hour: undefined });
    expect(layout(['time', 'date', 'PM10'])).toMatchObject({ time: 1, hour: 0 });
  });

  it('in universal time is preferred to one in local time', () => {
    expect(layout(['datetimeLocal', 'datetimeUtc', 'PM10'])).toMatchObject({ time: 1 });
  });

  it.each(['Time', 'Hour', 'Uhrzeit', 'Zeit', 'Ura', 'Čas', 'Stunde'])('has the time of day in %s', (heading) => {
    expect(layout(['Datum', heading, 'PM10'])).toMatchObject({ time: 0, hour: 1 });
  });

  it('is missed by the names of the columns', () => {
    expect(() => layout(['PM10', '', 'O3'])).toThrow(
      new Refusal('imports.refusals.noColumnOfTimes', { name: 'file.csv', columns: 'PM10, O3' }),
    );
  });
});

describe('the column of stations', () => {
  it.each([
    'location name',
    'Station name',
    'site_name',
    'Station',
    'Site',
    'Station ID',
    'site-id',
    'Station code',
    'Location',
    'location_id',
    'Postaja',
    'Merilno mesto',
    'Messstation',
    'segment name',
  ])('is named %s', (heading) => {
    expect(layout(['timestamp', heading, 'PM10'])).toMatchObject({
      station: 1,
      values: { kind: 'wide', columns: [{ index: 2 }], unknown: [] },
    });
  });

  it('may be absent', () => {
    expect(layout(['timestamp', 'PM10']).station).toBeUndefined();
  });

  it('is the one with the name if there is also an id', () => {
    expect(layout(['station_id', 'station_name', 'timestamp', 'PM10']).station).toBe(1);
  });
});

describe('a table with one value per row', () => {
  it.each(['Parameter', 'pollutant', 'component', 'Komponente', 'Schadstoff', 'variable', 'Air pollutant'])(
    'has the parameter in %s',
    (heading) => {
      expect(layout(['timestamp', heading, 'value']).values).toEqual({
        kind: 'long',
        parameter: 1,
        unit: undefined,
        value: 2,
        flag: undefined,
      });
    },
  );

  it.each(['Value', 'val', 'Messwert', 'Wert', 'Vrednost', 'concentration', 'result'])(
    'has the value in %s',
    (heading) => {
      expect(layout(['timestamp', heading, 'parameter']).values).toMatchObject({ kind: 'long', value: 1 });
    },
  );

  it.each(['Unit', 'units', 'UOM', 'Einheit', 'Enota'])('has the unit in %s', (heading) => {
    expect(layout(['timestamp', 'parameter', 'value', heading]).values).toMatchObject({ kind: 'long', unit: 3 });
  });

  it.each(['Flag', 'validity', 'quality_flag', 'QC flag'])('has the flag in %s', (heading) => {
    expect(layout(['timestamp', 'parameter', 'value', heading]).values).toMatchObject({ kind: 'long', flag: 3 });
  });

  it('has times at the start of the interval, and no zone', () => {
    const table = layout(['timestamp', 'parameter', 'value']);
    expect(table).toMatchObject({ format: { id: 'imports.plan.longTable' }, stamp: 'start', station: undefined });
    expect(table.timeZone).toBeUndefined();
  });

  it.each([
    ['a sensor', ['sensors_id', 'location', 'datetime', 'parameter', 'value'], 2],
    ['a time in UTC', ['location', 'datetimeUtc', 'parameter', 'value'], 1],
  ])('is of OpenAQ if it names %s: times are at the end', (_, header, time) => {
    expect(layout(header)).toMatchObject({ format: 'OpenAQ', stamp: 'end', time, values: { kind: 'long' } });
  });

  it('needs both the parameter and the value', () => {
    expect(layout(['timestamp', 'parameter', 'PM10']).values.kind).toBe('wide');
    expect(layout(['timestamp', 'value', 'PM10']).values.kind).toBe('wide');
  });
});

describe('a table with several values per row', () => {
  it('has the parameters, units and positions of its columns', () => {
    const table = layout(['station', 'timestamp', 'PM10 [µg/m³]', '', 'Ozone (ppb)', 'note']);
    expect(table).toEqual({
      format: { id: 'imports.plan.wideTable', values: {} },
      time: 1,
      hour: undefined,
      station: 0,
      stamp: 'start',
      values: {
        kind: 'wide',
        columns: [
          { index: 2, heading: 'PM10 [µg/m³]', parameter: 'PM10', unit: 'µg/m³' },
          { index: 4, heading: 'Ozone (ppb)', parameter: 'O3', unit: 'ppb' },
        ],
        unknown: ['note'],
      },
    });
  });

  it('of the Umweltbundesamt has times at the end, in winter time', () => {
    expect(layout(['Stationscode', 'Datum', 'Uhrzeit', 'Feinstaub (PM₁₀) in µg/m³'])).toMatchObject({
      format: { id: 'imports.plan.ubaTable' },
      timeZone: '+01:00',
      stamp: 'end',
      time: 1,
      hour: 2,
      station: 0,
      values: { columns: [{ index: 3, parameter: 'PM10', unit: 'µg/m³' }] },
    });
  });

  it('may have the parameter in brackets after a word', () => {
    expect(layout(['timestamp', 'Kohlenmonoxid  (CO) Mittel']).values).toMatchObject({
      columns: [{ heading: 'Kohlenmonoxid  (CO) Mittel', parameter: 'CO' }],
    });
  });

  it.each(['PT08.S1(CO) x', 'x Feinstaub (CO) x', 'Gas (CO) x', 'Feinstaub(CO) x', 'Feinstaub () x'])(
    'does not name a parameter by %s',
    (heading) => {
      expect(layout(['timestamp', heading, 'PM10']).values).toMatchObject({ unknown: [heading] });
    },
  );

  it('imports a column that the operator maps, under its heading', () => {
    expect(layout(['timestamp', 'level', 'PM10'], { level: 'quay/water' }).values).toMatchObject({
      columns: [
        { index: 1, heading: 'level', parameter: 'level', unit: undefined },
        { index: 2, heading: 'PM10', parameter: 'PM10' },
      ],
      unknown: [],
    });
  });

  it('leaves out a column that the operator maps to nothing', () => {
    const { values } = layout(['timestamp', 'CO', 'PM10'], { CO: '' });
    expect(values).toMatchObject({ columns: [{ index: 2, heading: 'PM10' }], unknown: [] });
  });

  it('is refused without a known parameter', () => {
    expect(() => layout(['timestamp', 'level', 'note'])).toThrow(
      new Refusal('imports.refusals.noKnownParameter', { name: 'file.csv', columns: 'timestamp, level, note' }),
    );
  });

  it('is refused with two columns of a parameter', () => {
    expect(() => layout(['timestamp', 'PM10', 'O3', 'Ozone [ppb]'])).toThrow(
      new Refusal('imports.refusals.twoColumns', {
        name: 'file.csv',
        parameter: 'O3',
        headings: 'O3, Ozone [ppb]',
        heading: 'O3',
      }),
    );
  });

  it('may have two columns of a parameter if the operator maps one, or leaves one out', () => {
    expect(layout(['timestamp', 'O3', 'Ozone'], { Ozone: 'quay/o3' }).values).toMatchObject({
      columns: [{ heading: 'O3' }, { heading: 'Ozone' }],
    });
    expect(layout(['timestamp', 'O3', 'Ozone'], { Ozone: '' }).values).toMatchObject({ columns: [{ heading: 'O3' }] });
  });
});

describe('a table of sensor.community', () => {
  const header = ['sensor_id', 'sensor_type', 'location', 'timestamp'];

  it.each([
    ['P1', 'PM10', 'µg/m³'],
    ['P2', 'PM2.5', 'µg/m³'],
    ['P0', 'PM1', 'µg/m³'],
    ['temperature', 'T', '°C'],
    ['humidity', 'RH', '%'],
    ['pressure', 'P', 'Pa'],
  ])('has %s as %s in %s', (heading, parameter, unit) => {
    expect(layout([...header, heading, 'durP1'])).toEqual({
      format: 'sensor.community',
      timeZone: 'UTC',
      time: 3,
      hour: undefined,
      station: 0,
      stamp: 'start',
      values: { kind: 'wide', columns: [{ index: 4, heading, parameter, unit }], unknown: [] },
    });
  });

  it('needs both the sensor and its type', () => {
    expect(layout(['sensor_id', 'timestamp', 'PM10']).format).toMatchObject({ id: 'imports.plan.wideTable' });
    expect(layout(['sensor_type', 'timestamp', 'PM10']).format).toMatchObject({ id: 'imports.plan.wideTable' });
  });

  it('leaves out a column that the operator maps to nothing', () => {
    expect(layout([...header, 'P1', 'P2'], { P1: '' }).values).toMatchObject({ columns: [{ heading: 'P2' }] });
  });

  it('is refused without a value', () => {
    expect(() => layout([...header, 'durP1'])).toThrow(
      new Refusal('imports.refusals.noKnownParameter', {
        name: 'file.csv',
        columns: 'sensor_id, sensor_type, location, timestamp, durP1',
      }),
    );
  });
});
