export { partsOfTen, sectorCount, sectorOf, type SectorPart, sectorWidth } from './types/wind/sectors.js';
export { calmUpTo, pollutionByWind, type PollutionByWind, speedBounds, type WindFrequencies, windFrequencies, } from './types/wind/windFrequencies.js';
