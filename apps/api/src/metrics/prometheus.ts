import { collectDefaultMetrics, Counter, Gauge, type GaugeConfiguration, Histogram, Registry } from 'prom-client';
import { type DatabaseFault, databaseFaults } from '../db/outage.ts';
import type { Database } from '../db/database.ts';
import { type StationState, stationStates } from '../measurements/stationStates.ts';
import { callRefusals, clientErrorKinds, type Meters, refusals, sources, tasks, works } from './meters.ts';

/** Figures that are read when the page is requested; it must answer while the database does not. */
export interface Readings {
  database: Pick<Database, 'use'>;
  /** States of all stations. */
  stations: () => Pick<StationState, 'state' | 'latestAt'>[];
  auditEventsWaiting: () => number;
  /** Undefined while the database does not answer. */
  mailsWaiting: () => Promise<number | undefined>;
}

export interface Prometheus {
  meters: Meters;
  /** @returns ends the request, with the operation of the contract and the status of the response */
  requestBegan: () => (operation: string, status: string) => void;
  statementEnded: (seconds: number, fault: DatabaseFault | undefined) => void;
  /** From now on the page has what is read on request. */
  read: (readings: Readings) => void;
  page: () => Promise<string>;
  contentType: string;
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];
const changes = ['added', 'replaced', 'unchanged'] as const;

/** Metrics of one server, in the text format of Prometheus. Labels have few values, and all of them are known here. */
export function createPrometheus(version: string): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'zrak_build_info',
    help: 'Version of the server.',
    labelNames: ['version'],
    registers,
  });
  build.set({ version }, 1);
  const inFlight = new Gauge({
    name: 'zrak_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  });
  const requests = new Histogram({
    name: 'zrak_http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by operation of the contract and class of the status.',
    labelNames: ['operation', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const statements = new Histogram({
    name: 'zrak_database_statement_duration_seconds',
    help: 'Time of a statement of the database.',
    buckets: statementBuckets,
    registers,
  });
  const faults = new Counter({
    name: 'zrak_database_failures_total',
    help: 'Failed statements and connections: outage, conflict (of data or with another transaction), other.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of databaseFaults) faults.inc({ kind }, 0);
  return {
    meters: createMeters(registry),
    requestBegan: () => {
      const began = performance.now();
      inFlight.inc();
      return (operation, status) => {
        inFlight.dec();
        requests.observe({ operation, status }, (performance.now() - began) / 1000);
      };
    },
    statementEnded: (seconds, kind) => {
      statements.observe(seconds);
      if (kind !== undefined) faults.inc({ kind });
    },
    read: (readings) => addReadings(registry, readings),
    page: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Counters begin with 0, so that their first increase is visible as one. */
function createMeters(registry: Registry): Meters {
  const registers = [registry];
  const running = new Gauge({
    name: 'zrak_tasks_running',
    help: 'Reports, exports and imports that are running.',
    labelNames: ['task'],
    registers,
  });
  for (const task of tasks) running.set({ task }, 0);
  const mails = new Counter({
    name: 'zrak_mails_total',
    help: 'Mails that the mail server accepted or that failed.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  const signIns = new Counter({
    name: 'zrak_sign_ins_refused_total',
    help: 'Refused sign-ins: wrong credentials, too many attempts, or a session that cannot be continued.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of refusals) signIns.inc({ reason }, 0);
  const calls = new Counter({
    name: 'zrak_calls_refused_total',
    help: 'Calls answered with 401: no token, one that is not valid, one of a session that has ended, or no valid API key.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of callRefusals) calls.inc({ reason }, 0);
  const values = new Counter({
    name: 'zrak_measurements_received_total',
    help: 'Values of calls and imported files, by what they changed.',
    labelNames: ['source', 'change'],
    registers,
  });
  const rows = new Counter({
    name: 'zrak_measurement_rows_refused_total',
    help: 'Rows of calls and imported files that could not be stored.',
    labelNames: ['source'],
    registers,
  });
  for (const source of sources) {
    rows.inc({ source }, 0);
    for (const change of changes) values.inc({ source, change }, 0);
  }
  const damage = new Counter({
    name: 'zrak_damaged_chunks_total',
    help: 'Stored days that cannot be read, each counted once.',
    registers,
  });
  const clientErrors = new Counter({
    name: 'zrak_client_errors_total',
    help: 'Errors of the portal that browsers have reported.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of clientErrorKinds) clientErrors.inc({ kind }, 0);
  const runs = new Counter({
    name: 'zrak_background_runs_total',
    help: 'Runs of the background work: states of stations, alerts, monthly reports.',
    labelNames: ['work', 'outcome'],
    registers,
  });
  const lastRun = new Gauge({
    name: 'zrak_background_last_success_timestamp_seconds',
    help: 'End of the last successful run of the background work.',
    labelNames: ['work'],
    registers,
  });
  for (const work of works) {
    for (const outcome of ['succeeded', 'failed']) runs.inc({ work, outcome }, 0);
  }
  return {
    began: (task) => {
      running.inc({ task });
      return () => running.dec({ task });
    },
    mailed: (isSent) => mails.inc({ outcome: isSent ? 'sent' : 'failed' }),
    refusedSignIn: (reason) => signIns.inc({ reason }),
    refusedCall: (reason) => calls.inc({ reason }),
    wrote: (source, counts, refusedRows) => {
      for (const change of changes) values.inc({ source, change }, counts[change]);
      rows.inc({ source }, refusedRows);
    },
    foundDamage: () => damage.inc(),
    clientFailed: (kind) => clientErrors.inc({ kind }),
    ran: (work, isDone) => {
      runs.inc({ work, outcome: isDone ? 'succeeded' : 'failed' });
      if (isDone) lastRun.setToCurrentTime({ work });
    },
  };
}

function addReadings(registry: Registry, { database, stations, auditEventsWaiting, mailsWaiting }: Readings): void {
  const gauge = (configuration: Omit<GaugeConfiguration<'state'>, 'registers'>) =>
    new Gauge({ ...configuration, registers: [registry] });
  gauge({
    name: 'zrak_database_connections',
    help: 'Connections of this process to the database.',
    labelNames: ['state'],
    collect() {
      const { inUse, idle } = database.use();
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'idle' }, idle);
    },
  });
  gauge({
    name: 'zrak_database_waiting',
    help: 'Calls that wait for a connection to the database.',
    collect() {
      this.set(database.use().waiting);
    },
  });
  gauge({
    name: 'zrak_stations',
    help: 'Stations by state.',
    labelNames: ['state'],
    collect() {
      const counts = Map.groupBy(stations(), ({ state }) => state);
      for (const state of stationStates) this.set({ state }, counts.get(state)?.length ?? 0);
    },
  });
  gauge({
    name: 'zrak_newest_measurement_timestamp_seconds',
    help: 'Start of the newest interval that has a value, over all stations; 0 without any value in the last days.',
    collect() {
      this.set(stations().reduce((newest, { latestAt = 0 }) => Math.max(newest, latestAt), 0));
    },
  });
  gauge({
    name: 'zrak_audit_events_waiting',
    help: 'Events that are not written to the audit log yet.',
    collect() {
      this.set(auditEventsWaiting());
    },
  });
  gauge({
    name: 'zrak_mails_waiting',
    help: 'Mails about alerts that no mail server has accepted yet; missing while the database does not answer.',
    async collect() {
      const count = await mailsWaiting();
      if (count === undefined) this.remove();
      else this.set(count);
    },
  });
}
