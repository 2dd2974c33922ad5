import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  none: { id: 'ui.WarningMark.none', defaultMessage: 'No warning' },
  low: { id: 'ui.WarningMark.low', defaultMessage: 'Pollution slightly elevated' },
  medium: { id: 'ui.WarningMark.medium', defaultMessage: 'Pollution elevated' },
  high: { id: 'ui.WarningMark.high', defaultMessage: 'Pollution high' },
  noData: { id: 'ui.WarningMark.noData', defaultMessage: 'No data' },
  late: { id: 'ui.WarningMark.late', defaultMessage: 'Data delayed' },
  offline: { id: 'ui.WarningMark.offline', defaultMessage: 'Offline' },
  notMeasured: { id: 'ui.WarningMark.notMeasured', defaultMessage: 'Air is not measured' },
  maintenance: { id: 'ui.WarningMark.maintenance', defaultMessage: 'Maintenance' },
});
