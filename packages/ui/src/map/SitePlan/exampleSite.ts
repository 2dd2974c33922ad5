import cementWorks from './cementWorks.svg';
import type { PlanPicture, PlanStation } from './sitePlanProps.ts';

/** Drawing of a cement works for stories. */
export const examplePicture: PlanPicture = {
  url: cementWorks,
  width: 1600,
  height: 1000,
  alt: 'Cement works between quarry and river: kiln in the middle, silos and packing plant south of it, quay on the river.',
};

const rows: [string, number, number, PlanStation['level'], string, string][] = [
  ['Quarry rim', 0.262, 0.246, 'e3', '61 µg/m³', '61'],
  ['Kiln stack', 0.632, 0.354, 'e2', '32 µg/m³', '32'],
  ['Clinker transfer', 0.745, 0.424, 'e4', '128 µg/m³', '128'],
  ['Loading bay', 0.479, 0.66, 'e2', '24 µg/m³', '24'],
  ['Ship loader', 0.836, 0.846, 'e1', '14 µg/m³', '14'],
  ['Weather mast', 0.146, 0.34, 'offline', '–', ''],
  ['Village school', 0.044, 0.668, 'e1', '11 µg/m³', '11'],
];

/** Stations of the cement works, coloured by PM10. */
export const planStations: PlanStation[] = rows.map(([name, x, y, level, valueLabel, markLabel]) => ({
  id: name,
  name,
  position: [x, y],
  level,
  valueLabel,
  ...(markLabel && { markLabel }),
}));
