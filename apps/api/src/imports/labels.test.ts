import { describe, expect, it } from 'vitest';
import { headingOf, parameterFinder, plainLabel } from './labels.ts';

describe('labels', () => {
  it.each([
    ['PM₂,₅', 'pm25'],
    ['PM2.5', 'pm25'],
    ['NO₃⁻ CO₂ SO₀ X₁ Y₅', 'no3co2so0x1y5'],
    ['Relative Humidity', 'relativehumidity'],
    ['Žveplov dioksid', 'zveplovdioksid'],
    ['nox_µg', 'noxg'],
    ['—', ''],
  ])('%j is compared as %j', (text, label) => {
    expect(plainLabel(text)).toBe(label);
  });
});

describe('a heading', () => {
  it.each([
    ['PM10 [µg/m³]', 'PM10', 'µg/m³'],
    ['PM10(ug/m3)', 'PM10', 'µg/m³'],
    ['  PM10 [ µg/m³ ]  ', 'PM10', 'µg/m³'],
    ['Temp. (°C)', 'Temp.', '°C'],
    ['NO2(GT)', 'NO2', undefined],
    ['PM10 (Celje)', 'PM10', undefined],
    ['PM10 [kg/m3]', 'PM10', 'kg/m3'],
    ['Dose rate (µSv)', 'Dose rate', 'µSv'],
    ['PM10 [kg.m-3]', 'PM10', 'kg.m-3'],
    ['PM10 (sensor-2)', 'PM10', undefined],
    ['Luftdruck in hPa', 'Luftdruck', 'hPa'],
    ['Luftdruck   in   hPa', 'Luftdruck', 'hPa'],
    ['Feinstaub in Maribor', 'Feinstaub in Maribor', undefined],
    ['Feinstaub in hPa heute', 'Feinstaub in hPa heute', undefined],
    ['in hPa', 'in hPa', undefined],
    ['Luftdruckin hPa', 'Luftdruckin hPa', undefined],
    ['PM10', 'PM10', undefined],
    [' PM10 ', 'PM10', undefined],
    ['PM10 [µg/m³] raw', 'PM10 [µg/m³] raw', undefined],
    ['sensor (2) PM10 (µg/m³)', 'sensor (2) PM10', 'µg/m³'],
  ])('%j names %j in %s', (heading, name, unit) => {
    expect(headingOf(heading)).toEqual({ name, unit });
  });
});

describe('the parameter of a label', () => {
  const named = (code: string, ...names: string[]) => ({
    code,
    name: Object.fromEntries(names.map((name, index) => [`l${index}`, name])),
  });
  const codes = 'O3 NO2 NO NOx SO2 CO C6H6 C7H8 BC Pb As Cd Ni BaP T TD RH P RAIN GLOBRAD WS WD WG'.split(' ');

  it.each([
    ['O3', 'Ozone', 'Ozon', 'o3', 'O₃'],
    ['NO2', 'Nitrogen dioxide', 'Stickstoffdioxid', 'Dušikov dioksid'],
    ['NO', 'nitrogen monoxide', 'Nitric oxide'],
    ['NOx', 'Nitrogen oxides', 'NOX'],
    ['SO2', 'Sulphur dioxide', 'Sulfur dioxide', 'Schwefeldioxid', 'Žveplov dioksid'],
    ['CO', 'Carbon monoxide', 'Kohlenmonoxid', 'Ogljikov monoksid'],
    ['C6H6', 'Benzene', 'Benzol', 'Benzen'],
    ['C7H8', 'Toluene'],
    ['BC', 'Black carbon'],
    ['Pb', 'Lead', 'Blei', 'Svinec'],
    ['As', 'Arsenic', 'Arsen', 'Arzen'],
    ['Cd', 'Cadmium', 'Kadmij'],
    ['Ni', 'Nickel', 'Nikelj'],
    ['BaP', 'Benzo(a)pyrene', 'Benzo[a]pyren', 'Benzo(a)piren'],
    ['T', 'Temperature', 'temp', 'Temperatur', 'Temperatura', 'AirTemp'],
    ['TD', 'Dew point'],
    ['RH', 'Humidity', 'RelHumidity', 'Relative humidity', 'Luftfeuchte', 'Vlaga'],
    ['P', 'Pressure', 'Air pressure', 'PRES', 'Luftdruck', 'Tlak'],
    ['RAIN', 'Rain', 'Precipitation', 'Niederschlag', 'Padavine'],
    ['GLOBRAD', 'Global radiation', 'Solar radiation'],
    ['WS', 'Wind speed', 'Windgeschwindigkeit', 'Hitrost vetra'],
    ['WD', 'Wind direction', 'wind_dir', 'Windrichtung', 'Smer vetra'],
    ['WG', 'Wind gust', 'Gust'],
  ])('%s has its usual names', (code, ...labels) => {
    const parameterOf = parameterFinder(codes.map((one) => named(one)));
    expect(labels.map(parameterOf)).toEqual(labels.map(() => code));
  });

  it('may be a name of the operator in any language', () => {
    const parameterOf = parameterFinder([named('LEQ', 'Noise level', 'Raven hrupa')]);
    expect(['noise level', 'RAVEN HRUPA', 'leq'].map(parameterOf)).toEqual(['LEQ', 'LEQ', 'LEQ']);
  });

  it('is by code before name, and by name before a usual name', () => {
    const parameterOf = parameterFinder([named('O3', 'CO'), named('CO', 'Gas'), named('OX', 'Ozone')]);
    expect(['co', 'ozone'].map(parameterOf)).toEqual(['CO', 'OX']);
  });

  it('is unknown for a usual name of a parameter that the network does not have, and for no name', () => {
    const parameterOf = parameterFinder([named('PM10', 'Particles', '–')]);
    expect(['Ozone', '', '–', 'dust'].map(parameterOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
