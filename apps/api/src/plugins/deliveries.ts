import { AlertWatch } from '../alerts/alertWatch.ts';
import { ReportDelivery } from '../reports/reportDelivery.ts';
import { ReportStatistics } from '../statistics/reportStatistics.ts';
import { servicePlugin } from './servicePlugin.ts';

/** Reports and mails that follow from measurements. */
export const deliveries = servicePlugin('deliveries', ['repositories', 'mail'], ({ services, onStop, onError }) => {
  const { settings, catalogue, store, states, alerts: maintenance, mailer, dataSource, measurements } = services;
  const { publicUrl } = settings;
  const shared = { catalogue, store, maintenance, mailer, publicUrl, onError };
  const reportStatistics = new ReportStatistics({ catalogue, store, revision: () => measurements.revision() });
  const reportDelivery = new ReportDelivery({
    ...shared,
    subscriptions: services.reportSubscriptions,
    statistics: reportStatistics,
    dataSource,
  });
  onStop(() => reportDelivery.stop());
  return {
    alertWatch: new AlertWatch({ ...shared, subscriptions: services.alertSubscriptions, states }),
    reportStatistics,
    reportDelivery,
  };
});
