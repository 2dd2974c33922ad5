export { FrequencyRose, type FrequencyRoseProps, WindRose, type WindRoseProps } from './types/charts/WindRose/WindRose.js';
export { PollutionRose, type PollutionRoseProps } from './types/charts/WindRose/PollutionRose.js';
export { calmUpTo, pollutionRose, speedClasses, windRose, type PollutionByWind, type PollutionSector, type SpeedClass, type WindFrequencies, type WindSector, } from './types/charts/WindRose/windRose.js';
export { compassPoints, sectorWidth, type CompassPoint } from './types/charts/WindRose/compass.js';
export type { HourlyValues } from './types/charts/hourlyValues.js';
