import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../apps/api/src/db/database.ts';
import { MeasurementStore } from '../../apps/api/src/measurements/store.ts';
import { stationReport } from '../../apps/api/src/reports/stationReport.ts';
import { Catalogue } from '../../apps/api/src/repositories/catalogue.ts';
import { stationStatistics } from '../../apps/api/src/statistics/stationStatistics.ts';
import { createKey, end, type Installation, type KillOptions, parameters, post, step, zrak } from './installation.ts';

/** A quarter of a year that has ended. */
const firstSlot = Date.UTC(2025, 9, 1) / 1000 / step;
const slotCount = Date.UTC(2026, 0, 1) / 1000 / step - firstSlot;
const periods = ['2025-11', '2025-12', '2025', '2026-01'];
const loggerCount = 2;
const readerCount = 2;
/** Intervals of a call. */
const callLength = 8;
/** Late calls after the restart. */
const callsAfter = 3;
/** The longest time after the first late value until the kill, milliseconds. */
const longest = 1500;
/** In which PostgreSQL ends the statement of a killed server, milliseconds. */
const settling = 300;

export interface ReportKills {
  kills: number;
  lateValues: number;
  /** Reports that were answered while late values arrived. */
  reports: number;
  /** Reports compared with all stored values: after the restart, and after the late values that followed it. */
  compared: number;
  different: number;
}

function writeQuarter(path: string): void {
  const lines = [`timestamp,${parameters.join()}`];
  for (let slot = firstSlot; slot < firstSlot + slotCount; slot++) {
    const values = parameters.map((_, parameter) => (slot * 7 + parameter * 13) % 89);
    lines.push(`${new Date(slot * step * 1000).toISOString()},${values.join()}`);
  }
  writeFileSync(path, lines.join('\n'));
}

/** @returns undefined if the server has ended */
async function reportOf(address: string, period: string): Promise<unknown> {
  const query = new URLSearchParams({ clientId: 'own', locationId: 'quay', period });
  const headers = { 'x-app-language': 'en-GB' };
  const response = await fetch(`${address}/api/reports/statistics?${query}`, { headers }).catch(() => null);
  const body = await response?.json().catch(() => null);
  if (!response || !body) return undefined;
  if (!response.ok) throw new Error(`A report was answered ${response.status}: ${JSON.stringify(body)}`);
  return (body as { stations: unknown[] }).stations[0];
}

async function reportsOf(address: string): Promise<unknown[]> {
  const reports: unknown[] = [];
  for (const period of periods) reports.push(await reportOf(address, period));
  return reports;
}

/** From all stored values, without anything that a server keeps. */
async function computedReports({ db }: Database): Promise<unknown[]> {
  const onError = (error: unknown): never => {
    throw error;
  };
  const now = Date.now() / 1000;
  const catalogue = new Catalogue({ db, onError });
  await catalogue.load();
  const store = new MeasurementStore({ db, now: () => now });
  const quay = catalogue.locations.find(({ id }) => id === 'quay')!;
  const reports: unknown[] = [];
  for (const period of periods) {
    const statistics = await stationStatistics(quay, period, { catalogue, store });
    reports.push(JSON.parse(JSON.stringify(stationReport(statistics, [], 'en', now))));
  }
  return reports;
}

/** Kills the server while it computes reports of months into which loggers send late values. */
export async function killReports(
  { folder, env, start, withDatabase }: Installation,
  { kills, random, onKill }: KillOptions,
): Promise<ReportKills> {
  const result: ReportKills = { kills: 0, lateValues: 0, reports: 0, compared: 0, different: 0 };
  const path = join(folder, 'quarter.csv');
  writeQuarter(path);
  await zrak(['import', path, '--station', 'quay'], env);
  const secret = await createKey(env);

  const postLate = async (address: string): Promise<boolean> => {
    const slot = firstSlot + Math.floor(random() * (slotCount - callLength));
    const slots = Array.from({ length: callLength }, (_, index) => slot + index);
    const isAcknowledged = (await post(address, secret, slots, () => Math.floor(random() * 400))) !== null;
    if (isAcknowledged) result.lateValues += parameters.length * callLength;
    return isAcknowledged;
  };
  const differentFrom = (given: readonly unknown[], expected: readonly unknown[]): number => {
    result.compared += expected.length;
    return expected.filter((report, index) => !isDeepStrictEqual(given[index], report)).length;
  };

  for (let kill = 1; kill <= kills; kill++) {
    const server = await start();
    await reportsOf(server.address);
    const first = Promise.withResolvers<void>();
    const loggers = Array.from({ length: loggerCount }, async () => {
      while (await postLate(server.address)) first.resolve();
    });
    let answered = 0;
    const readers = Array.from({ length: readerCount }, async (_, reader) => {
      for (let count = reader; ; count++) {
        if ((await reportOf(server.address, periods[count % periods.length]!)) === undefined) return;
        answered++;
      }
    });
    await Promise.race([first.promise, Promise.all(loggers)]);
    const delay = random() * longest;
    await setTimeout(delay);
    await Promise.all([end(server), ...loggers, ...readers]);
    result.kills++;
    result.reports += answered;

    await setTimeout(settling);
    const expected = await withDatabase(computedReports);
    const again = await start();
    const ofRestart = differentFrom(await reportsOf(again.address), expected);
    for (let call = 0; call < callsAfter; call++) await postLate(again.address);
    const afterLate = await reportsOf(again.address);
    await end(again);
    const different = ofRestart + differentFrom(afterLate, await withDatabase(computedReports));
    result.different += different;
    onKill(
      `killed ${delay.toFixed(0)} ms after the first late values, ${answered} reports answered: ${different} wrong`,
    );
  }
  return result;
}
