export { partsOfTen, sectorCount, sectorOf, type SectorPart, sectorWidth } from './sectors.ts';
export {
  calmUpTo,
  pollutionByWind,
  type PollutionByWind,
  speedBounds,
  type WindFrequencies,
  windFrequencies,
} from './windFrequencies.ts';
