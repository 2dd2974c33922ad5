import { PassThrough } from 'node:stream';
import type { Handler, OperationRequest } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { NewAuditEvent } from '../../db/schema.ts';
import { importFile, type ImportOptions, type ImportOutcome } from '../../imports/importFile.ts';
import { Findings } from '../../imports/readings.ts';
import { Refusal } from '../../imports/refusal.ts';
import { RunningCalls, untilSent } from '../runningCalls.ts';
import { importedAnswer, refusedAnswer } from './importOutcome.ts';
import { importOptionsOf } from './importOptions.ts';
import { receivedFile } from './receivedFile.ts';

const running = new RunningCalls('import', { atOnce: 1, refusal: 'importRunning' });
/** Milliseconds between two lines about the progress. */
const progressPause = 200;

type ImportRequest = OperationRequest<'importMeasurements'>;

export const importMeasurements: Handler<'importMeasurements'> = async (request, reply) => {
  const { viewer, query, server } = request;
  viewer.requireAdministrator();
  const options = importOptionsOf(query.options);
  // All administrators together: an import needs much memory.
  const end = running.begin(request, 'import');
  try {
    const { settings } = server.services;
    const file = await receivedFile(request, settings.importLimit);
    const lines = new PassThrough();
    const gone = untilSent(reply, () => undefined);
    const done = async (): Promise<void> => {
      await file.remove();
      end();
    };
    void importInto(lines, file.path, { request, options, gone, done });
    return reply.type('application/x-ndjson').send(lines);
  } catch (error) {
    end();
    throw error;
  }
};

interface Work {
  request: ImportRequest;
  options: ImportOptions;
  /** Aborts when nobody reads the lines any more. */
  gone: AbortSignal;
  /** Called before the outcome: then the next file may come. */
  done: () => Promise<void>;
}

/** Writes the progress and the outcome as lines, and ends them. Never rejects. */
async function importInto(lines: PassThrough, path: string, work: Work): Promise<void> {
  const { request, gone, done } = work;
  const write = (line: Schemas['ImportProgress']): void => void lines.write(`${JSON.stringify(line)}\n`);
  try {
    const outcome = await outcomeOf(path, work, write);
    await done();
    write({ outcome });
  } catch (error) {
    await done();
    if (!gone.aborted) request.log.error(error);
  } finally {
    lines.end();
  }
}

/** @throws if nobody reads the lines any more */
async function outcomeOf(
  path: string,
  { request, options, gone }: Work,
  write: (line: Schemas['ImportProgress']) => void,
): Promise<Schemas['ImportOutcome']> {
  const { viewer, query, language, server } = request;
  const { database, now, catalogue, meters } = server.services;
  const { name, isDryRun = false, fingerprint } = query;
  const findings = new Findings();
  let last = 0;
  const onProgress = (step: 'reading' | 'writing', share: number | undefined): void => {
    gone.throwIfAborted();
    if (performance.now() - last < progressPause) return;
    last = performance.now();
    write({ step, ...(share === undefined ? {} : { share: Math.min(1, share) }) });
  };
  const actor = viewer.user.userName;
  const eventOf = (imported: Pick<ImportOutcome, 'plan' | 'counts'>) => importEvent(request, imported);
  // After the commit, no failure makes the file one that was not imported.
  const onUnannounced = (error: unknown): void => request.log.error(error);
  const asked = { name, isDryRun, fingerprint, actor };
  const context = { db: database.db, now, ...asked, findings, onProgress, onUnannounced, eventOf };
  try {
    const outcome = await importFile(path, options, context);
    await catalogue.loadChanges().catch(onUnannounced);
    if (!isDryRun) meters.wrote('file', outcome.counts, findings.rejected);
    return importedAnswer(outcome, isDryRun, language);
  } catch (error) {
    gone.throwIfAborted();
    if (!(error instanceof Refusal)) request.log.error(error);
    return refusedAnswer(error, findings, language);
  }
}

function importEvent(
  { viewer, ip, server, query }: ImportRequest,
  { plan, counts: { added, replaced } }: Pick<ImportOutcome, 'plan' | 'counts'>,
): NewAuditEvent {
  const clients = new Set(plan.series.map(({ location }) => location.clientId));
  return server.services.audit.eventOf({
    kind: 'measurementsImport',
    ip,
    actor: viewer.user,
    clientId: clients.size === 1 ? [...clients][0]! : null,
    details: { measurementsImport: { name: query.name, added, replaced } },
  });
}
