import { AlertWatch } from '../alerts/alertWatch.ts';
import { ReportDelivery } from '../reports/reportDelivery.ts';
import { servicePlugin } from './servicePlugin.ts';

/** Mails that follow from measurements: alerts and monthly reports. */
export const deliveries = servicePlugin('deliveries', ['repositories', 'mail'], ({ services, onStop, onError }) => {
  const { settings, catalogue, store, states, alerts: maintenance, mailer, dataSource } = services;
  const { publicUrl } = settings;
  const shared = { catalogue, store, maintenance, mailer, publicUrl, onError };
  const reportDelivery = new ReportDelivery({ ...shared, subscriptions: services.reportSubscriptions, dataSource });
  onStop(() => reportDelivery.stop());
  return {
    alertWatch: new AlertWatch({ ...shared, subscriptions: services.alertSubscriptions, states }),
    reportDelivery,
  };
});
