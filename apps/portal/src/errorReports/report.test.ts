// @vitest-environment jsdom
import { type Api, ApiError, type Capability } from '@zrak/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { reporterOf } from './report.ts';

const fetched = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
});

const asked = vi.fn();
function reporter(...capabilities: Capability[]) {
  const GET = asked.mockReset().mockResolvedValue({ data: { capabilities } });
  const matches = [{ route: {} }, { route: { path: ':clientCode' } }, { route: { path: 'location/:locationId' } }];
  const config = { ApplicationUrl: 'https://api.town.example' };
  const services = { config, api: { GET } as unknown as Api };
  return reporterOf({ services, router: { state: { initialized: true, matches } } }, '1.2.0+abc');
}
const bodies = () => Promise.all(fetched.mock.calls.map(([request]) => request.clone().json()));

// jsdom has neither event.
class PromiseRejectionEvent extends Event {
  reason: unknown;
}
class SecurityPolicyViolationEvent extends Event {}
vi.stubGlobal('PromiseRejectionEvent', PromiseRejectionEvent);
vi.stubGlobal('SecurityPolicyViolationEvent', SecurityPolicyViolationEvent);
const rejection = (reason: unknown) => Object.assign(new PromiseRejectionEvent('unhandledrejection'), { reason });
const violation = (fields: Partial<globalThis.SecurityPolicyViolationEvent>) =>
  Object.assign(new SecurityPolicyViolationEvent('securitypolicyviolation'), fields);

it('sends kind, texts without personal data, build, pattern of the route, language and browser, and no token', async () => {
  const error = new TypeError('No station ser_koper_pm10 for ana@example.org');
  error.stack = `TypeError: ana@example.org\n    at Graph (https://zrak.example/assets/a.js?user=ana:12:3401)`;
  await reporter('clientErrors')(error);
  const [request] = fetched.mock.calls[0]!;
  expect(request.url).toBe('https://api.town.example/api/clientErrors');
  expect(request.headers.get('authorization')).toBeNull();
  expect([request.keepalive, request.credentials]).toEqual([true, 'omit']);
  expect(await bodies()).toEqual([
    {
      kind: 'boundary',
      message: 'TypeError: No station (id) for (mail)',
      stack: 'at Graph (a.js:12:3401)',
      version: '1.2.0+abc',
      route: '/:clientCode/location/:locationId',
      language: 'en-GB',
      browser: { family: 'other' },
    },
  ]);
});

it('sends nothing to a server that takes no reports', async () => {
  await reporter('photos')(new Error('x'));
  expect(asked).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
});

it('sends an error once, and at most ten different ones', async () => {
  const report = reporter('clientErrors');
  const same = new Error('same');
  await report(same);
  await report(same);
  expect(fetched).toHaveBeenCalledOnce();
  for (let one = 0; one < 20; one++) await report(`text ${'x'.repeat(one)}`);
  expect(fetched).toHaveBeenCalledTimes(10);
});

it('says of a rejection with a value only its type, and of a refused call only the status', async () => {
  const report = reporter('clientErrors');
  await report(rejection({ name: 'Ana Novak' }));
  await report(rejection(new ApiError({ message: 'Ana Novak is taken' }, { status: 409 })));
  expect((await bodies()).map(({ message }) => message)).toEqual(['[object Object]', 'ApiError 409']);
});

it('says of a violation of the policy its directive and the place in the script', async () => {
  const report = reporter('clientErrors');
  const blocked = { effectiveDirective: 'img-src', lineNumber: 1, columnNumber: 20 };
  await report(
    violation({ ...blocked, blockedURI: 'https://a.example/?user=ana', sourceFile: 'https://z.example/a.js' }),
  );
  await report(violation({ ...blocked, blockedURI: 'inline', sourceFile: 'moz-extension://abc/b.js' }));
  expect(await bodies()).toEqual([
    expect.objectContaining({ kind: 'policy', message: 'img-src blocked (address)', stack: 'a.js:1:20' }),
  ]);
});

it('leaves out answers of the server, aborted calls, extensions of the browser, and the loop of a ResizeObserver', async () => {
  const report = reporter('clientErrors');
  const ofExtension = new Error('x');
  ofExtension.stack = 'at f (chrome-extension://abc/content.js:1:2)';
  await report(ofExtension);
  await report(new ApiError({ message: 'x' }, { status: 500 }));
  await report(rejection(new DOMException('x', 'AbortError')));
  await report(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
  expect(asked).not.toHaveBeenCalled();
});

it('does not repeat a report that fails', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await reporter('clientErrors')(new Error('x'));
  expect(fetched).toHaveBeenCalledOnce();
});
