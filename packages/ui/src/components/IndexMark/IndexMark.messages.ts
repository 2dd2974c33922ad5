import { defineMessages } from '@formatjs/intl';

/** Names of the bands by their colour token. */
export const messages = defineMessages({
  e1: { id: 'ui.IndexMark.e1', defaultMessage: 'Good' },
  e2: { id: 'ui.IndexMark.e2', defaultMessage: 'Fair' },
  e3: { id: 'ui.IndexMark.e3', defaultMessage: 'Moderate' },
  e4: { id: 'ui.IndexMark.e4', defaultMessage: 'Poor' },
  e5: { id: 'ui.IndexMark.e5', defaultMessage: 'Very poor' },
  e6: { id: 'ui.IndexMark.e6', defaultMessage: 'Extremely poor' },
  u1: { id: 'ui.IndexMark.u1', defaultMessage: 'Good' },
  u2: { id: 'ui.IndexMark.u2', defaultMessage: 'Moderate' },
  u3: { id: 'ui.IndexMark.u3', defaultMessage: 'Unhealthy for sensitive groups' },
  u4: { id: 'ui.IndexMark.u4', defaultMessage: 'Unhealthy' },
  u5: { id: 'ui.IndexMark.u5', defaultMessage: 'Very unhealthy' },
  u6: { id: 'ui.IndexMark.u6', defaultMessage: 'Hazardous' },
  noData: { id: 'ui.IndexMark.noData', defaultMessage: 'No index' },
});
