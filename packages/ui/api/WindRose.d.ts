export { FrequencyRose, type FrequencyRoseProps, WindRose, type WindRoseProps } from './types/charts/WindRose/WindRose.js';
export { PollutionRose, type PollutionRoseProps } from './types/charts/WindRose/PollutionRose.js';
export { pollutionRose, speedClasses, windRose, type PollutionByWind, type PollutionSector, type SpeedClass, type WindFrequencies, type WindSector, } from './types/charts/WindRose/roseSectors.js';
export { compassPoints, type CompassPoint } from './types/charts/WindRose/compass.js';
export type { HourlyValues } from './types/charts/data/hourlyValues.js';
