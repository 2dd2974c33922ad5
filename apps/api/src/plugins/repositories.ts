import { StationStates } from '../measurements/stationStates.ts';
import { MeasurementStore } from '../measurements/store.ts';
import { Accounts } from '../repositories/accounts.ts';
import { AlertSubscriptions } from '../repositories/alertSubscriptions.ts';
import { ApiKeys } from '../repositories/apiKeys.ts';
import { AuditEvents } from '../repositories/auditEvents.ts';
import { Catalogue } from '../repositories/catalogue.ts';
import { ClientLogos } from '../repositories/clientLogos.ts';
import { SitePlans } from '../repositories/sitePlans.ts';
import { MaintenanceAlerts } from '../repositories/maintenanceAlerts.ts';
import { OneTimeTokens } from '../repositories/oneTimeTokens.ts';
import { Photos } from '../repositories/photos.ts';
import { Reports } from '../repositories/reports.ts';
import { ReportSubscriptions } from '../repositories/reportSubscriptions.ts';
import { SavedViews } from '../repositories/savedViews.ts';
import { Sessions } from '../repositories/sessions.ts';
import { Users } from '../repositories/users.ts';
import { WrittenTexts } from '../repositories/writtenTexts.ts';
import { servicePlugin } from './servicePlugin.ts';

/** Access to the tables, and what the API keeps of them in memory: the catalogue and the states of stations. */
export const repositories = servicePlugin('repositories', ['database', 'parameters'], async ({ services, onError }) => {
  const { now, database, meters } = services;
  const { db } = database;
  const catalogue = new Catalogue({ db, onError });
  await catalogue.load();
  const measurements = new MeasurementStore({
    db,
    now,
    hasRowSecurity: database.hasRowSecurity,
    hasOneConnection: database.kind === 'embedded',
    onUnannounced: onError,
    onDamage: ({ seriesId, day }) => {
      meters.foundDamage();
      const key = catalogue.series.find(({ id }) => id === seriesId)?.key ?? seriesId;
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      onError(new Error(`The stored values of the series ${key} on ${date} (UTC) are damaged and are left out.`));
    },
  });
  return {
    catalogue,
    measurements,
    store: measurements,
    states: new StationStates(),
    users: new Users(db),
    sessions: new Sessions(db, now),
    oneTimeTokens: new OneTimeTokens(db, now),
    accounts: new Accounts(db, now),
    apiKeys: new ApiKeys(db, now),
    alerts: new MaintenanceAlerts(db),
    alertSubscriptions: new AlertSubscriptions(db),
    savedViews: new SavedViews(db),
    photos: new Photos(db),
    clientLogos: new ClientLogos(db),
    writtenTexts: new WrittenTexts(db),
    sitePlans: new SitePlans(db),
    reports: new Reports(db),
    reportSubscriptions: new ReportSubscriptions(db),
    auditEvents: new AuditEvents(db),
  };
});
