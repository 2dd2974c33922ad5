import { createServer, type IncomingMessage, type ServerResponse, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operationOf } from './contract.ts';
import { type Answer, type Fault, send } from './faultKinds.ts';

/** Lists that are empty for a new user, and a network with one client: answered with the example of the contract. */
const fromContract = [
  'GET /api/Account/sessions',
  'GET /api/alerts/get',
  'GET /api/apiKeys/get',
  'GET /api/alerts/fired',
  'GET /api/maintenanceAlerts/{id}',
  'GET /api/network/get',
  'GET /api/reports/subscriptions/get',
  'GET /api/savedViews/get',
];

const maintenance = [
  {
    id: 'alr_matrix',
    clientId: 'cli_obala',
    locationId: 'loc_koper',
    from: '2026-01-20T07:00:00Z',
    to: '2099-11-22T09:00:00Z',
    state: 'current',
    title: 'Calibration',
    text: 'Values of these hours are not valid.',
  },
];

/** A text that can be removed. */
const texts = [
  {
    name: 'projectIntroduction',
    language: 'en',
    title: 'The project',
    body: 'Why we measure.',
    changedAt: '2026-11-22T09:00:00Z',
  },
];

/** No client of the demo has a site plan. */
const sitePlan: Answer = {
  status: 200,
  headers: { 'content-type': 'image/svg+xml' },
  body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"/>'),
};

/** Response of every read: its content, the same without anything in it, an error, or none yet. */
export type State = 'full' | 'empty' | 'error' | 'loading';

/** The answer with empty lists; a text that does not exist. */
function emptied(call: string, { status, headers, body }: Answer): Answer {
  if (call.startsWith('GET /api/staticFiles/')) return ofContract(404, {});
  if (!headers['content-type']?.includes('json') || status !== 200) return { status, headers, body };
  const empty = (value: unknown): unknown => {
    if (Array.isArray(value)) return [];
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, empty(part)]));
  };
  return ofContract(200, empty(JSON.parse(body.toString())));
}

const serverError = ofContract(500, {});

/**
 * A server between the browser and the API: faults are real faults of the network, and files come from the HTTP cache, which
 * Playwright's routes would switch off. No write but that of the token reaches the API; it is answered with the example
 * of the contract, so that no case changes the data of the next one.
 */
export async function startFaultyServer(target: URL) {
  const calls: string[] = [];
  let fault: { call: string; kind: Fault; over: Promise<void> } | null = null;
  let end: () => void = () => undefined;
  /** State of all reads, but for those of the frame. */
  let state: { name: State; frame: string[]; over: Promise<void> } | null = null;

  /** `GET /api/staticFiles/legend` is another call than that of the next text. */
  const callOf = (method: string, path: string, name: string) =>
    name === 'GET /api/staticFiles/{name}' ? `${method} ${path}` : name;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const method = request.method ?? 'GET';
    const { pathname } = new URL(request.url ?? '/', target);
    const operation = operationOf(method, pathname);
    if (!operation) return pass(request, response);
    const call = callOf(method, pathname, operation.name);
    calls.push(call);
    const genuine = async (): Promise<Answer> => {
      if (call === 'GET /api/maintenanceAlerts/get') return ofContract(200, maintenance);
      if (call === 'GET /api/staticFiles') return ofContract(200, texts);
      if (call === 'GET /api/clients/sitePlan') return sitePlan;
      const isWrite = method !== 'GET' && call !== 'POST /connect/token';
      const { status, body } = operation.success;
      return isWrite || fromContract.includes(call) ? ofContract(status, body) : collect(request);
    };
    if (fault?.call === call) return fault.kind.answer({ response, genuine, over: fault.over });
    const { name: stateName = 'full', over = null } = (method === 'GET' && !state?.frame.includes(call) && state) || {};
    if (stateName === 'loading') await over;
    const found = stateName === 'error' ? serverError : await genuine();
    if (!response.destroyed) send(response, stateName === 'empty' ? emptied(call, found) : found);
  };

  const forwardTo = (
    request: IncomingMessage,
    onResponse: (incoming: IncomingMessage) => void,
    onError: () => void,
  ) => {
    const headers = { ...request.headers };
    delete headers.host;
    // A body that a fault cuts must not be compressed.
    delete headers['accept-encoding'];
    const outgoing = forward(new URL(request.url ?? '/', target), { method: request.method, headers }, onResponse);
    outgoing.on('error', onError);
    request.pipe(outgoing);
  };
  const pass = (request: IncomingMessage, response: ServerResponse) =>
    forwardTo(
      request,
      (incoming) => {
        response.writeHead(incoming.statusCode ?? 500, incoming.headers);
        incoming.pipe(response);
      },
      () => response.destroy(),
    );
  const collect = (request: IncomingMessage) =>
    new Promise<Answer>((done, fail) => {
      forwardTo(
        request,
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.on('error', fail);
          incoming.on('end', () => {
            const headers = { ...incoming.headers };
            delete headers['transfer-encoding'];
            // The next case makes this call again.
            headers['cache-control'] = 'no-store';
            done({
              status: incoming.statusCode ?? 500,
              headers: headers as Record<string, string>,
              body: Buffer.concat(parts),
            });
          });
        },
        () => fail(new Error('The API did not answer.')),
      );
    });

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    api: target.origin,
    origin: `http://localhost:${port}`,
    /** Calls of the contract since the last `breakCall` or `heal`. */
    calls,
    breakCall(call: string, kind: Fault) {
      calls.length = 0;
      end();
      const over = new Promise<void>((done) => (end = done));
      fault = { call, kind, over };
    },
    /** @param frame reads that are answered as ever */
    setState(name: State, frame: string[]) {
      calls.length = 0;
      end();
      const over = new Promise<void>((done) => (end = done));
      state = { name, frame, over };
    },
    heal() {
      fault = null;
      state = null;
      calls.length = 0;
      end();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function ofContract(status: number, body: unknown): Answer {
  return {
    status,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  };
}

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>;
