import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  none: { id: 'ui.WarningMark.none', defaultMessage: 'No warning' },
  low: { id: 'ui.WarningMark.low', defaultMessage: 'Low warning' },
  medium: { id: 'ui.WarningMark.medium', defaultMessage: 'Medium warning' },
  high: { id: 'ui.WarningMark.high', defaultMessage: 'High warning' },
  noData: { id: 'ui.WarningMark.noData', defaultMessage: 'No data' },
  late: { id: 'ui.WarningMark.late', defaultMessage: 'Data is late' },
  offline: { id: 'ui.WarningMark.offline', defaultMessage: 'Offline' },
  maintenance: { id: 'ui.WarningMark.maintenance', defaultMessage: 'Maintenance' },
});
