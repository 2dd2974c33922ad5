import { join } from 'node:path';
import { servicePlugin } from '../plugins/servicePlugin.ts';
import { demoDataSource } from './dataSource.ts';
import { createDemoClock } from './demoClock.ts';
import { DemoHistory } from './demoHistory.ts';
import { demoReader } from './demoReader.ts';
import { equipDemo } from './equipment.ts';
import { brandDemo } from './logos.ts';
import { createGenerator } from './generator/generator.ts';
import { demoAccounts, demoPassword } from './people.ts';
import { publishReports } from './reports.ts';
import { seedDemo } from './seed.ts';
import { demoStations } from './stations.ts';

export { afterDemo } from './leftovers.ts';
export { demoPassword };

/** Statements that an operator must write: the built-in texts have none, so that nobody publishes ours. */
export const demoContent = join(import.meta.dirname, 'content');

/**
 * Clients, stations, people and values of the demo. It writes to the database like any other writer, and no other code
 * depends on it. Its reader replaces the one of the store: days are computed on their first read.
 */
export const demo = servicePlugin('demo', ['repositories'], async ({ services, onStop }) => {
  const { catalogue, measurements, now } = services;
  const { db } = services.database;
  const generator = createGenerator();
  onStop(() => generator.close());
  const history = new DemoHistory(measurements, generator);
  await seedDemo(db);
  await equipDemo(db, now());
  await brandDemo(db);
  await catalogue.loadChanges();
  const stations = new Set(demoStations.map(({ id }) => id));
  const ownSeries = () => catalogue.series.filter(({ locationId }) => stations.has(locationId));
  await history.begin(ownSeries());
  await publishReports(db, now());
  return {
    store: demoReader(measurements, history),
    bringValues: createDemoClock({ db, ownSeries, history, now }),
    dataSource: demoDataSource,
    greeting: `Demo accounts: ${demoAccounts.join(', ')} — password ${demoPassword}`,
  };
});
