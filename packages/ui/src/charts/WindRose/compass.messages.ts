import { defineMessages } from '@formatjs/intl';
import type { CompassPoint } from './compass.ts';

type Cardinal = 'north' | 'east' | 'south' | 'west';

/** Names of the directions, and the four letters of their abbreviations. */
export const messages = defineMessages<Record<CompassPoint | Cardinal, {}>>({
  N: { id: 'ui.compass.N', defaultMessage: 'north' },
  NNE: { id: 'ui.compass.NNE', defaultMessage: 'north-north-east' },
  NE: { id: 'ui.compass.NE', defaultMessage: 'north-east' },
  ENE: { id: 'ui.compass.ENE', defaultMessage: 'east-north-east' },
  E: { id: 'ui.compass.E', defaultMessage: 'east' },
  ESE: { id: 'ui.compass.ESE', defaultMessage: 'east-south-east' },
  SE: { id: 'ui.compass.SE', defaultMessage: 'south-east' },
  SSE: { id: 'ui.compass.SSE', defaultMessage: 'south-south-east' },
  S: { id: 'ui.compass.S', defaultMessage: 'south' },
  SSW: { id: 'ui.compass.SSW', defaultMessage: 'south-south-west' },
  SW: { id: 'ui.compass.SW', defaultMessage: 'south-west' },
  WSW: { id: 'ui.compass.WSW', defaultMessage: 'west-south-west' },
  W: { id: 'ui.compass.W', defaultMessage: 'west' },
  WNW: { id: 'ui.compass.WNW', defaultMessage: 'west-north-west' },
  NW: { id: 'ui.compass.NW', defaultMessage: 'north-west' },
  NNW: { id: 'ui.compass.NNW', defaultMessage: 'north-north-west' },
  north: { id: 'ui.compass.north', defaultMessage: 'N' },
  east: { id: 'ui.compass.east', defaultMessage: 'E' },
  south: { id: 'ui.compass.south', defaultMessage: 'S' },
  west: { id: 'ui.compass.west', defaultMessage: 'W' },
});
