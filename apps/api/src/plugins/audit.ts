import { AuditLog } from '../audit/auditLog.ts';
import { servicePlugin } from './servicePlugin.ts';

/** Stops after the events in its queue are written. */
export const audit = servicePlugin('audit', ['repositories'], ({ services, onStop, onError }) => {
  const { auditEvents: events, now, settings } = services;
  const log = new AuditLog({ events, now, days: settings.auditDays, onError });
  log.start();
  onStop(() => log.stop());
  return { audit: log };
});
