/** Values on a grid of hours, in the format of `ChartSeries`. */
interface HourlyValues {
  /** NaN if missing. */
  values: Float32Array;
  /** EEA validity flags, one per value. Values that are not valid, calibration and maintenance are skipped. */
  flags?: Int8Array | undefined;
}
/** Wind directions, clockwise. Each is the centre of its sector; the first sector is north (348.75°–11.25°). */
declare const compassPoints: readonly ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'];
type CompassPoint = (typeof compassPoints)[number];
interface SpeedClass {
  /** Lower limit in m/s; the class is `(from, to]`. */
  from: number;
  to: number;
}
declare const speedClasses: readonly SpeedClass[];
interface WindSector {
  point: CompassPoint;
  /** Shares of all hours, 0–1; one per class of speed. */
  classes: readonly number[];
  /** Share of all hours, 0–1: sum of the classes. */
  share: number;
}
interface WindFrequencies {
  /** Number of hours with a valid direction and a valid speed; all shares refer to it. */
  hours: number;
  /** Share of calm hours, 0–1; NaN without hours. */
  calm: number;
  /** m/s, including calm; NaN without hours. */
  meanSpeed: number;
  /** Lower limits of the classes of speed in m/s, ascending, at most five; by default those of `speedClasses`. */
  speedBounds?: readonly number[] | undefined;
  /** m/s; by default 0.5. */
  calmUpTo?: number | undefined;
  /** Sixteen, clockwise from north. */
  sectors: readonly WindSector[];
}
interface PollutionSector {
  point: CompassPoint;
  /** Hours with wind from this sector; fractional where directions were rounded to tens. */
  hours: number;
  /** Mean in the unit of the pollutant; NaN without hours. */
  mean: number;
}
interface PollutionByWind {
  /** Number of hours with a valid direction, speed and concentration. */
  hours: number;
  /** Mean of all hours; NaN without hours. */
  mean: number;
  calmMean: number;
  /** Sixteen, clockwise from north. */
  sectors: readonly PollutionSector[];
}
/**
 * Frequency of wind by direction and speed.
 *
 * @param directions degrees from which the wind blows
 * @param speeds m/s, for the same hours
 * @throws RangeError if the series have different lengths
 */
declare function windRose(directions: HourlyValues, speeds: HourlyValues): WindFrequencies;
/**
 * Mean concentration of a pollutant by wind direction.
 *
 * @param directions degrees from which the wind blows
 * @param speeds m/s, for the same hours
 * @param concentrations for the same hours
 * @throws RangeError if the series have different lengths
 */
declare function pollutionRose(directions: HourlyValues, speeds: HourlyValues, concentrations: HourlyValues): PollutionByWind;
interface WindRoseProps {
  /** Accessible name of the rose. */
  label: string;
  /** Direction in degrees from which the wind blows. */
  directions: HourlyValues;
  /** m/s, for the same hours as the directions. */
  speeds: HourlyValues;
  /** Shown under the rose: "1–30 November 2026, hourly means". */
  period: string;
}
/** Frequency of wind by direction and speed: a plot, a summary in words and a table. */
declare function WindRose({
  label,
  directions,
  speeds,
  period
}: WindRoseProps): import("react").JSX.Element;
interface FrequencyRoseProps extends Pick<WindRoseProps, 'label' | 'period'> {
  frequencies: WindFrequencies;
}
/** A wind rose of frequencies that were counted elsewhere. */
declare function FrequencyRose({
  label,
  frequencies,
  period
}: FrequencyRoseProps): import("react").JSX.Element;
interface PollutionRoseProps {
  /** Accessible name of the rose. */
  label: string;
  /** Direction in degrees from which the wind blows. */
  directions: HourlyValues;
  /** m/s, for the same hours as the directions. */
  speeds: HourlyValues;
  /** In `unit`, for the same hours. */
  concentrations: HourlyValues;
  /** Unit with superscripts: "µg/m³". */
  unit: string;
  /** Decimals shown. */
  decimals: number;
  /** Shown under the rose: "1–30 November 2026, hourly means". */
  period: string;
}
/** Mean concentration of a pollutant by wind direction: a plot, a summary in words and a table. */
declare function PollutionRose(props: PollutionRoseProps): import("react").JSX.Element;
export { type CompassPoint, FrequencyRose, type FrequencyRoseProps, type HourlyValues, type PollutionByWind, PollutionRose, type PollutionRoseProps, type PollutionSector, type SpeedClass, type WindFrequencies, WindRose, type WindRoseProps, type WindSector, compassPoints, pollutionRose, speedClasses, windRose };