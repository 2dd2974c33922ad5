import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  noWebgl: {};
  failed: {};
  lost: {};
  blocked: {};
  offline: {};
  zoomIn: {};
  zoomOut: {};
  fitAll: {};
  fullScreen: {};
  leaveFullScreen: {};
  locate: {};
  notLocated: {};
  controls: {};
  cluster: { count: number; level: string };
  open: {};
  opened: {};
  nothingHere: {};
  help: {};
  outside: { count: number; direction: string; level: string };
  touch_pan: {};
  wheel_zoom: {};
}>({
  noWebgl: {
    id: 'ui.StationMap.noWebgl',
    defaultMessage: 'This browser cannot draw the map. The station list shows the same information.',
  },
  failed: {
    id: 'ui.StationMap.failed',
    defaultMessage: 'The map could not be loaded. The station list shows the same information.',
  },
  lost: {
    id: 'ui.StationMap.lost',
    defaultMessage:
      'The map lost its connection to the graphics card and will return when it is available. The station list shows the same information.',
  },
  blocked: {
    id: 'ui.StationMap.blocked',
    defaultMessage:
      'A part of the map could not be loaded: background and names are missing. The station list shows the same information.',
  },
  offline: { id: 'ui.StationMap.offline', defaultMessage: 'Schematic map, no streets' },
  zoomIn: { id: 'ui.StationMap.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'ui.StationMap.zoomOut', defaultMessage: 'Zoom out' },
  fitAll: { id: 'ui.StationMap.fitAll', defaultMessage: 'Show all stations' },
  fullScreen: { id: 'ui.StationMap.fullScreen', defaultMessage: 'Full screen' },
  leaveFullScreen: { id: 'ui.StationMap.leaveFullScreen', defaultMessage: 'Leave full screen' },
  locate: { id: 'ui.StationMap.locate', defaultMessage: 'Show where I am' },
  notLocated: { id: 'ui.StationMap.notLocated', defaultMessage: 'Your position could not be found' },
  controls: { id: 'ui.StationMap.controls', defaultMessage: 'Map view' },
  cluster: {
    id: 'ui.StationMap.cluster',
    defaultMessage:
      '{count, plural, one {# station} other {# stations}}{level, select, none {} other {, worst: {level}}}',
  },
  open: { id: 'ui.StationMap.open', defaultMessage: 'Press to see them one by one' },
  opened: { id: 'ui.StationMap.opened', defaultMessage: 'Opened' },
  nothingHere: { id: 'ui.StationMap.nothingHere', defaultMessage: 'No station in view' },
  outside: {
    id: 'ui.StationMap.outside',
    defaultMessage:
      'Show {count, plural, one {# station} other {# stations}} in the {direction, select, n {north} ne {north-east} e {east} se {south-east} s {south} sw {south-west} w {west} other {north-west}}{level, select, none {} other {, worst: {level}}}',
  },
  touch_pan: { id: 'ui.StationMap.touch_pan', defaultMessage: 'Two fingers move the map' },
  wheel_zoom: { id: 'ui.StationMap.wheel_zoom', defaultMessage: 'Zoom with Ctrl or ⌘' },
  help: {
    id: 'ui.StationMap.help',
    defaultMessage:
      'Arrow keys move the map, plus and minus zoom. Page Down and Page Up go from station to station, Home and End to the first and the last, Enter opens, Escape closes.',
  },
});
