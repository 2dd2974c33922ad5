import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  noWebgl: {
    id: 'ui.StationMap.noWebgl',
    defaultMessage: 'This browser cannot draw the map. The list of stations says the same.',
  },
  failed: {
    id: 'ui.StationMap.failed',
    defaultMessage: 'The map could not be loaded. The list of stations says the same.',
  },
  offline: { id: 'ui.StationMap.offline', defaultMessage: 'Schematic map, no streets' },
  zoomIn: { id: 'ui.StationMap.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'ui.StationMap.zoomOut', defaultMessage: 'Zoom out' },
  fitAll: { id: 'ui.StationMap.fitAll', defaultMessage: 'Show all stations' },
  controls: { id: 'ui.StationMap.controls', defaultMessage: 'Map view' },
});
