import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const scriptPath = '/watch.js';
const reportPath = '/faults';

/** Runs in the page before any other script. */
function watch(path: string) {
  const report = (text: string) => navigator.sendBeacon(path, `${location.pathname}: ${text}`);
  addEventListener('error', (event) => {
    // Browsers raise this event when a size changes during layout; no console shows it. Files that do not load raise
    // events of another type.
    const isFault = event instanceof ErrorEvent && !event.message.startsWith('ResizeObserver loop');
    if (isFault) report(`uncaught: ${event.message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    report(`unhandled rejection: ${String(reason)} ${String(Object(reason).stack)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // The tiles of the online map are not available in a closed network.
    report(`content security policy: ${effectiveDirective} ${blockedURI}`);
  });
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      report(`console.${level}: ${values.map(String).join(' ')}`);
      write(...values);
    };
  }
}

export interface FaultServer {
  address: string;
  /** Errors and warnings of the pages since the last call. */
  take: () => string[];
  stop: () => void;
}

/**
 * A proxy in front of the portal that adds a script to its pages that reports errors and warnings of their console:
 * WebDriver cannot read the console of WebKitGTK, and all engines are to be watched in the same way.
 */
export function startFaultServer(portal: string): Promise<FaultServer> {
  const faults: string[] = [];
  const handle = async (incoming: IncomingMessage, answer: ServerResponse) => {
    if (incoming.url === scriptPath) {
      return answer.setHeader('Content-Type', 'text/javascript').end(`(${watch.toString()})('${reportPath}')`);
    }
    if (incoming.url === reportPath) {
      let text = '';
      for await (const chunk of incoming) text += String(chunk);
      faults.push(text);
      return answer.writeHead(204).end();
    }
    const isPage = incoming.headers.accept?.includes('text/html');
    const headers = { ...incoming.headers };
    if (isPage) delete headers['accept-encoding'];
    const sent = request(new URL(incoming.url!, portal), { method: incoming.method!, headers }, (received) => {
      if (!isPage || !received.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(received.statusCode!, received.headers);
        return received.pipe(answer);
      }
      let html = '';
      received.setEncoding('utf8').on('data', (chunk: string) => (html += chunk));
      received.on('end', () => {
        // The script makes the page longer.
        delete received.headers['content-length'];
        answer.writeHead(received.statusCode!, received.headers);
        answer.end(html.replace('<head>', `<head><script src="${scriptPath}"></script>`));
      });
    });
    sent.on('error', () => answer.destroy());
    answer.on('close', () => sent.destroy());
    incoming.pipe(sent);
  };
  const server = createServer((incoming, answer) => void handle(incoming, answer));
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () =>
      done({
        address: `http://localhost:${(server.address() as AddressInfo).port}`,
        take: () => faults.splice(0),
        stop: () => server.close().closeAllConnections(),
      }),
    );
  });
}
