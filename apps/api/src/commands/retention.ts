import { parseArgs } from 'node:util';
import { type ExpiredDays, Retention, totalOf } from '../measurements/retention.ts';
import { MeasurementStore } from '../measurements/store.ts';
import { AuditEvents } from '../repositories/auditEvents.ts';
import { secondsPerDay } from '../time/interval.ts';
import { type Command, print, UsageError } from './command.ts';
import { confirm } from './terminal/confirm.ts';
import { withDatabase } from './database.ts';
import { printTable } from './terminal/table.ts';

const help = `Usage: zrak retention [--dry-run] [--yes]

Deletes measurements that are older than ZRAK_KEEP_MEASUREMENTS, in whole days, as the server does once a day. Prints the
series and days first and asks.

  --dry-run   only print what would be deleted
  --yes       do not ask`;

const dateOf = (day: number): string => new Date(day * secondsPerDay * 1000).toISOString().slice(0, 10);
const number = (count: number): string => count.toLocaleString('en');

function printPlan(expired: readonly ExpiredDays[]): void {
  printTable(
    ['SERIES', 'FROM', 'TO', 'DAYS', 'VALUES'],
    expired.map(({ series, first, last, days, values }) => [
      series,
      dateOf(first),
      dateOf(last),
      number(days),
      number(values),
    ]),
  );
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean', short: 'y' } },
  });
  if (positionals.length > 0) throw new UsageError('The command takes no names.');
  return withDatabase(async ({ db, now, settings }) => {
    const { keepMeasurements: keep } = settings;
    if (keep === undefined) {
      print('ZRAK_KEEP_MEASUREMENTS is not set: all measurements are kept.');
      return 0;
    }
    const store = new MeasurementStore({ db, now });
    const events = new AuditEvents(db);
    const retention = new Retention({ db, now, keep, events, announce: () => store.announce() });
    const expired = await retention.expired();
    const { series, days, values: count } = totalOf(expired);
    if (series === 0) {
      print('No measurements are older than they are kept.');
      return 0;
    }
    printPlan(expired);
    const sum = `${number(count)} values of ${number(days)} days, in ${number(series)} series`;
    print(`\n${sum}.`);
    if (values['dry-run'] === true) return 0;
    const question = 'Delete them? There is no way back but a backup. [y/N] ';
    const withoutTerminal = 'Nothing was deleted: add --yes where nobody can be asked.';
    if (values.yes !== true && !(await confirm(question, withoutTerminal))) return 1;
    const removed = totalOf(await retention.removeExpired());
    print(`Deleted ${number(removed.values)} values.`);
    return 0;
  });
}

export const command: Command = { run, summary: 'delete measurements that are older than they are kept', help };
