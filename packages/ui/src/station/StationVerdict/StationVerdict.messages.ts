import { defineMessages } from '@formatjs/intl';

type Plain =
  | 'late'
  | 'offline'
  | 'maintenance'
  | 'notEnough'
  | 'noAir'
  | 'noData'
  | 'unrated'
  | `e${1 | 2 | 3 | 4 | 5 | 6}`;
type Messages = Record<Plain, {}> & {
  lateAt: { time: string };
  offlineAt: { time: string };
  because: { cause: string };
  hourly: { from: string; to: string };
  daily: { to: string };
};

export const messages = defineMessages<Messages>({
  late: { id: 'ui.StationVerdict.late', defaultMessage: 'Delayed' },
  lateAt: { id: 'ui.StationVerdict.lateAt', defaultMessage: 'Delayed, last value {time}' },
  offline: { id: 'ui.StationVerdict.offline', defaultMessage: 'Offline' },
  offlineAt: { id: 'ui.StationVerdict.offlineAt', defaultMessage: 'Offline, last value {time}' },
  maintenance: { id: 'ui.StationVerdict.maintenance', defaultMessage: 'Maintenance' },
  notEnough: { id: 'ui.StationVerdict.notEnough', defaultMessage: 'Not enough data for an index' },
  noAir: { id: 'ui.StationVerdict.noAir', defaultMessage: 'No air measurement here' },
  noData: { id: 'ui.StationVerdict.noData', defaultMessage: 'No data yet' },
  /** A server that sends a colour without level and label. */
  unrated: { id: 'ui.StationVerdict.unrated', defaultMessage: 'Warning level not given' },
  /** The cause is a parameter: "because of PM2.5". */
  because: { id: 'ui.StationVerdict.because', defaultMessage: 'because of {cause}' },
  hourly: { id: 'ui.StationVerdict.hourly', defaultMessage: '{from}–{to}' },
  daily: { id: 'ui.StationVerdict.daily', defaultMessage: '24-hour mean until {to}' },
  // Advice by European band, in the words of the page of recommendations.
  e1: { id: 'ui.StationVerdict.e1', defaultMessage: 'Enjoy being outdoors.' },
  e2: { id: 'ui.StationVerdict.e2', defaultMessage: 'Enjoy being outdoors.' },
  e3: {
    id: 'ui.StationVerdict.e3',
    defaultMessage: 'Enjoy being outdoors. Sensitive groups: reduce strenuous exercise if you have symptoms.',
  },
  e4: {
    id: 'ui.StationVerdict.e4',
    defaultMessage:
      'Reduce strenuous exercise outdoors if you cough or your throat is sore. Sensitive groups: reduce outdoor activity.',
  },
  e5: {
    id: 'ui.StationVerdict.e5',
    defaultMessage: 'Reduce outdoor activity. Sensitive groups: stay indoors; keep your medication at hand.',
  },
  e6: {
    id: 'ui.StationVerdict.e6',
    defaultMessage: 'Avoid strenuous activity outdoors. Sensitive groups: stay indoors.',
  },
});
