import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  noWebgl: {};
  failed: {};
  lost: {};
  loading: {};
  noPicture: {};
  controls: {};
  fitAll: {};
  help: {};
  moveHelp: {};
  moved: { name: string; x: string; y: string };
  touch_pan: {};
}>({
  noWebgl: {
    id: 'ui.SitePlan.noWebgl',
    defaultMessage: 'This browser cannot draw the plan. The station list shows the same information.',
  },
  failed: {
    id: 'ui.SitePlan.failed',
    defaultMessage: 'The plan could not be drawn. The station list shows the same information.',
  },
  lost: {
    id: 'ui.SitePlan.lost',
    defaultMessage:
      'The plan lost its connection to the graphics card and will return when it is available. The station list shows the same information.',
  },
  loading: { id: 'ui.SitePlan.loading', defaultMessage: 'Loading the plan' },
  noPicture: {
    id: 'ui.SitePlan.noPicture',
    defaultMessage: 'The picture of the plan could not be loaded. The stations are shown without it.',
  },
  controls: { id: 'ui.SitePlan.controls', defaultMessage: 'Plan view' },
  fitAll: { id: 'ui.SitePlan.fitAll', defaultMessage: 'Show the whole plan' },
  help: {
    id: 'ui.SitePlan.help',
    defaultMessage:
      'Arrow keys move the plan, plus and minus zoom. Page Down and Page Up go from station to station, Home and End to the first and the last, Enter opens, Escape closes.',
  },
  moveHelp: {
    id: 'ui.SitePlan.moveHelp',
    defaultMessage: 'Drag the selected station, or move it with Shift and the arrow keys.',
  },
  moved: { id: 'ui.SitePlan.moved', defaultMessage: '{name}: {x} from the left, {y} from the top' },
  touch_pan: { id: 'ui.SitePlan.touch_pan', defaultMessage: 'Two fingers move the plan' },
});
