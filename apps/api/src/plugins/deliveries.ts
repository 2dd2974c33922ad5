import { AlertWatch } from '../alerts/alertWatch.ts';
import { ReportDelivery } from '../reports/reportDelivery.ts';
import { ReportStatistics } from '../statistics/reportStatistics.ts';
import { StatisticsThreads } from '../statistics/statisticsThreads.ts';
import { servicePlugin } from './servicePlugin.ts';

/** Reports and mails that follow from measurements. */
export const deliveries = servicePlugin('deliveries', ['repositories', 'mail'], ({ services, onStop, onError }) => {
  const { settings, catalogue, store, states, alerts: maintenance, mailer, dataSource, measurements } = services;
  const { publicUrl, licence } = settings;
  const shared = { catalogue, store, maintenance, mailer, publicUrl, onError };
  const threads = new StatisticsThreads();
  const reportStatistics = new ReportStatistics({
    catalogue,
    store,
    revision: () => measurements.revision(),
    threads,
  });
  const reportDelivery = new ReportDelivery({
    ...shared,
    subscriptions: services.reportSubscriptions,
    statistics: reportStatistics,
    dataSource,
    licence,
  });
  const alertWatch = new AlertWatch({ ...shared, subscriptions: services.alertSubscriptions, states });
  onStop(async () => {
    alertWatch.stop();
    await reportDelivery.stop();
    await threads.close();
  });
  return {
    alertWatch,
    reportStatistics,
    reportDelivery,
  };
});
