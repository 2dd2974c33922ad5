import { bell, clamp, gaussian, sigmoid, smooth, uniform } from './random.ts';
import type { DemoStation } from '../places.ts';

const day = 86_400;
const year = 365.2425 * day;
const quarterHour = 900;
const radians = Math.PI / 180;

/** Conditions at a place at one moment; shared, so that its series are consistent. */
export interface Weather {
  /** Quarter hours since 1970. */
  slot: number;
  /** Civil hour of the day, with fraction. */
  hour: number;
  /** 0 = Monday. */
  weekday: number;
  isHoliday: boolean;
  /** Angle of the year, radians. */
  season: number;
  /** 1 in the middle of January, 0 in July. */
  winter: number;
  /** Positive: high pressure; negative: low pressure. */
  synoptic: number;
  cloud: number;
  /** Sine of the sun's height. */
  sun: number;
  /** W/m². */
  radiation: number;
  /** mm in the quarter hour. */
  rain: number;
  /** Strength of the cold pool, 0 to 1. */
  inversion: number;
  /** °C, %, hPa. */
  temperature: number;
  humidity: number;
  pressure: number;
  /** m/s, degrees, m/s. */
  windSpeed: number;
  windDirection: number;
  gust: number;
  /** Traffic of the hour, about 1 at its peak. */
  traffic: number;
  heating: number;
  /** Intensity of the mixing of the air, 0 to 1.4. */
  mixing: number;
  /** Saharan dust, µg/m³. */
  dust: number;
}

const lastSundayAtOne = (y: number, month: number): number => {
  const end = new Date(Date.UTC(y, month + 1, 0));
  return Date.UTC(y, month, end.getUTCDate() - end.getUTCDay(), 1) / 1000;
};
const summerTimes = new Map<number, [from: number, to: number]>();

/** Seconds ahead of UTC by the rule of the European Union; far faster than millions of calls of `Intl`. */
function centralEuropeanOffset(instant: number): number {
  const y = 1970 + Math.floor(instant / year);
  let summer = summerTimes.get(y);
  if (summer === undefined) summerTimes.set(y, (summer = [lastSundayAtOne(y, 2), lastSundayAtOne(y, 9)]));
  return instant >= summer[0] && instant < summer[1] ? 7200 : 3600;
}

const holidays = new Set([101, 102, 208, 427, 501, 502, 625, 815, 1031, 1101, 1225, 1226]);

/** Sine of the sun's height above the horizon. */
function sunHeight(instant: number, latitude: number, longitude: number): number {
  const days = instant / day - 10_957.5;
  const anomaly = (357.529 + 0.98560028 * days) * radians;
  const mean = 280.459 + 0.98564736 * days;
  const longitudeOfSun = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians;
  const tilt = 23.439 * radians;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitudeOfSun), Math.cos(longitudeOfSun));
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitudeOfSun));
  const sidereal = (18.697374558 + 24.06570982441908 * days) * 15 * radians;
  const hourAngle = sidereal + longitude * radians - ascension;
  const phi = latitude * radians;
  return Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle);
}

export function weatherAt(station: DemoStation, t: number): Weather {
  const place = station.surroundings;
  const { number, altitude } = station;
  const { region } = place;
  const slot = Math.floor(t / quarterHour);
  const local = t + centralEuropeanOffset(t);
  const hour = (local % day) / 3600;
  const localDay = Math.floor(local / day);
  const weekday = (localDay + 3) % 7;
  const date = new Date(local * 1000);
  const isHoliday = holidays.has((date.getUTCMonth() + 1) * 100 + date.getUTCDate());
  const season = ((t % year) / year) * 2 * Math.PI;
  const winter = 0.5 + 0.5 * Math.cos(season - 0.3);

  const synoptic = 0.85 * smooth(11, t / (3.5 * day)) + 0.53 * smooth(20 + region, t / (2.2 * day));
  const cloudiness = 0.6 * smooth(31, t / (1.1 * day)) + 0.5 * smooth(40 + region, t / (0.35 * day)) - 0.75 * synoptic;
  const cloud = sigmoid(1.45 * cloudiness + 0.15);
  const sun = sunHeight(t, station.latitude, station.longitude);
  const clearSky = sun > 0.01 ? 1000 * sun * Math.exp(-0.057 / sun) : 0;
  const radiation = clearSky * (1 - 0.8 * cloud ** 1.9);
  const wetness = 0.8 * smooth(51, t / (0.45 * day)) + 0.6 * smooth(60 + region, t / (0.12 * day)) - 0.55 * synoptic;
  const rain =
    wetness > 1.45 ? 0.72 * place.rain * (wetness - 1.45) ** 1.6 * (0.6 + 0.8 * uniform(71 + region, slot)) : 0;

  const night = 1 - 0.55 * sigmoid((hour - 9.5) * 1.5) * sigmoid((16 - hour) * 1.5);
  const inversion = sigmoid(3.2 * (synoptic - 0.75)) * winter * night * place.basin;

  const breeze = place.sea * Math.max(0, Math.sin(((hour - 10) / 10) * Math.PI)) * (1 - winter) * (1 - cloud) * 2.2;
  const bora = place.sea * 4 * Math.max(0, smooth(99, t / (1.6 * day)) - 1) * (0.6 + 0.6 * winter);
  const swing = 0.38 * smooth(80 + region, t / (0.9 * day)) + 0.26 * smooth(91 + number, t / 7200) - 0.22 * synoptic;
  const steady = place.windiness * Math.exp(clamp(swing, -1.6, 1.35)) * (1 - 0.55 * inversion);
  const windSpeed = Math.max(
    0.05,
    steady * (0.75 + 0.5 * bell(hour, 14.5, 3.2)) + breeze + bora + 0.12 * gaussian(101 + number, slot),
  );
  const gust = windSpeed * (1.35 + 0.28 * Math.abs(gaussian(431 + number, slot))) + 0.3;
  const windDirection = directionOf(station, t, { windSpeed, breeze, bora });

  const yearly = place.warmth - 9.9 * Math.cos(season - 0.33);
  const daily = (1.6 + 4.6 * (1 - cloud) * (1 - 0.45 * winter)) * Math.cos(((hour - 15) / 12) * Math.PI);
  const temperature =
    yearly +
    2.9 * smooth(111, t / (4.2 * day)) +
    1.6 * smooth(110 + region, t / (1.5 * day)) -
    (altitude - 300) * 0.0058 * (1 - 1.35 * inversion) -
    3 * inversion +
    daily * (place.sea > 0.5 ? 0.55 : 1) -
    (rain > 0 ? 1.2 : 0) +
    0.15 * gaussian(121 + number, slot);
  const humidity = clamp(
    76 -
      2.1 * (temperature - yearly + (altitude - 300) * 0.0058) -
      10 * synoptic +
      14 * cloud +
      (rain > 0 ? 10 : 0) +
      1.2 * gaussian(131 + number, slot),
    18,
    100,
  );
  const atSeaLevel =
    1016 + 6.8 * synoptic + 1.2 * smooth(141, t / (0.5 * day)) - 0.4 * Math.cos(((hour - 10) / 6) * Math.PI);

  const mixing = clamp(
    (0.16 + 0.84 * Math.max(0, sun) ** 0.8 * (1 - 0.5 * cloud) * (1 - 0.55 * winter) + 0.1 * windSpeed) *
      (1 - 0.75 * inversion),
    0.06,
    1.4,
  );
  const dust = place.dust * Math.max(0, smooth(161, t / (1.7 * day)) - 1.75) * 46 * bell((t % year) / day, 150, 75);
  const calendar = { hour, weekday, isHoliday, season };
  return {
    ...calendar,
    slot,
    winter,
    synoptic,
    cloud,
    sun,
    radiation,
    rain,
    inversion,
    temperature,
    humidity,
    windSpeed,
    windDirection,
    gust,
    mixing,
    dust,
    pressure: atSeaLevel * Math.exp(-altitude / 8434),
    traffic: trafficOf(station, t, calendar),
    heating: heatingOf(temperature, hour),
  };
}

function directionOf(
  { number, surroundings }: DemoStation,
  t: number,
  { windSpeed, breeze, bora }: { windSpeed: number; breeze: number; bora: number },
): number {
  const upValley = sigmoid(2.2 * smooth(400 + surroundings.region, t / (0.8 * day)));
  let east = 0;
  let north = 0;
  const blow = (direction: number, weight: number): void => {
    east += weight * Math.sin(direction * radians);
    north += weight * Math.cos(direction * radians);
  };
  blow(surroundings.valley, upValley);
  blow(surroundings.valley + 180, 1 - upValley);
  blow(300, breeze * 1.5);
  blow(65, bora * 2);
  const wander = (windSpeed < 0.7 ? 95 : 26) * smooth(411 + number, t / 3600);
  const flutter = 8 * gaussian(421 + number, Math.floor(t / quarterHour));
  return (Math.atan2(east, north) / radians + wander + flutter + 1080) % 360;
}

function trafficOf(
  { number }: DemoStation,
  t: number,
  { hour, weekday, isHoliday, season }: Pick<Weather, 'hour' | 'weekday' | 'isHoliday' | 'season'>,
): number {
  const isWorkday = !isHoliday && weekday < 5;
  const level = isHoliday || weekday === 6 ? 0.62 : weekday === 5 ? 0.74 : 1;
  const morning = isWorkday ? bell(hour, 7.4, 1.05) : 0.18 * bell(hour, 9.5, 1.8);
  const shape =
    0.055 + 0.95 * morning + 0.92 * bell(hour, 15.9, 2.1) + 0.52 * bell(hour, 12, 3.2) + 0.22 * bell(hour, 20, 2);
  return clamp(shape * level * (1 + 0.06 * Math.sin(season - 1.2)), 0, 2) * (1 + 0.07 * smooth(151 + number, t / 5400));
}

function heatingOf(temperature: number, hour: number): number {
  const need = clamp((15 - temperature) / 18, 0, 1.2);
  return need * (0.45 + 0.75 * bell(hour, 20.3, 2.6) + 0.55 * bell(hour, 6.8, 1.6) + 0.35 * bell(hour, 0.5, 2.6));
}
