import { ApiError } from '@zrak/api-client';
import { describe, expect, test, vi } from 'vitest';
import { accessToken } from '../testing/accessToken.ts';
import {
  answers,
  broken,
  clients,
  config,
  empty,
  json,
  now,
  offline,
  openTabs,
  requestsOf,
  revocation,
  signedIn,
  signIn,
  token,
  tokensOf,
} from '../testing/servicesInTab.ts';
import { createServices } from './services.ts';
import { sessionOf } from '../session/session.ts';

openTabs();

describe('the clients', () => {
  const open = { id: 'cli_1', code: 'OPEN', name: 'Open', isPublic: true };
  const shut = { id: 'cli_2', code: 'SHUT', name: 'Shut', isPublic: false };

  test('are loaded once for all callers', async () => {
    answers[clients] = () => json([open]);
    const services = createServices(config);
    const both = await Promise.all([services.clients(), services.clients()]);
    expect(both).toEqual([[open], [open]]);
    expect(await services.clients()).toEqual([open]);
    expect(requestsOf(clients)).toHaveLength(1);
  });

  test('are those that the configuration names, in its order', async () => {
    answers[clients] = () => json([open, shut]);
    const codesOf = async (...Clients: string[]) =>
      (await createServices({ ...config, Clients }).clients()).map(({ code }) => code);
    expect(await codesOf('SHUT', 'UNKNOWN', 'OPEN')).toEqual(['SHUT', 'OPEN']);
    expect(await codesOf('SHUT')).toEqual(['SHUT']);
    expect(await codesOf()).toEqual(['OPEN', 'SHUT']);
  });

  test('are loaded again after they were cleared', async () => {
    answers[clients] = () => json([open]);
    const services = createServices(config);
    await services.clients();
    answers[clients] = () => json([shut]);
    services.clearClients();
    expect(await services.clients()).toEqual([shut]);
  });

  test('are loaded again after a failure, which every waiting caller receives', async () => {
    answers[clients] = broken;
    const services = createServices(config);
    const failures = await Promise.allSettled([services.clients(), services.clients()]);
    for (const failure of failures) {
      expect(failure).toMatchObject({ status: 'rejected', reason: { name: 'ApiError', status: 500 } });
    }
    answers[clients] = () => json([open]);
    expect(await services.clients()).toEqual([open]);
  });

  test.each<[string, () => Response]>([
    ['the status is not 200', () => json([open], 206)],
    ['the answer is no list', () => json({ clients: [open] })],
    ['the call is refused', () => json({}, 401)],
    ['the server is broken', broken],
    ['there is no answer', offline],
  ])('fail if %s, and the failure is reported', async (_, answer) => {
    answers[clients] = answer;
    answers[token] = broken;
    const services = signedIn();
    const reported = vi.fn();
    services.clientsFailures.subscribe(reported);
    await expect(services.clients()).rejects.toBeInstanceOf(ApiError);
    expect(services.clientsFailures.current()).toBe(1);
    expect(reported).toHaveBeenCalledTimes(1);
    answers[clients] = () => json([open]);
    expect(await services.clients()).toEqual([open]);
    expect(services.clientsFailures.current()).toBe(1);
  });

  test('that a user cannot have none of: an empty list is reported, and loaded again', async () => {
    answers[clients] = () => json([]);
    const services = signedIn();
    expect(await services.clients()).toEqual([]);
    expect(services.clientsFailures.current()).toBe(1);
    answers[clients] = () => json([open]);
    expect(await services.clients()).toEqual([open]);
  });

  test.each<[string, () => Response]>([
    ['there is no public one', () => json([])],
    ['the list needs a login', () => json({}, 401)],
  ])('of a visitor are none if %s, which is no failure', async (_, answer) => {
    answers[clients] = answer;
    const services = createServices(config);
    expect(await services.clients()).toEqual([]);
    expect(services.clientsFailures.current()).toBe(0);
  });

  test('of a visitor can fail, too', async () => {
    answers[clients] = broken;
    const services = createServices(config);
    await expect(services.clients()).rejects.toBeInstanceOf(ApiError);
    expect(services.clientsFailures.current()).toBe(1);
  });

  test('belong to the viewer: they are loaded again after signing in or out', async () => {
    answers[clients] = () => json([open]);
    answers[token] = () => json(tokensOf('ana'));
    answers[revocation] = empty;
    const services = createServices(config);
    await services.clients();
    answers[clients] = () => json([open, shut]);
    await signIn(services, 'ana');
    expect(await services.clients()).toEqual([open, shut]);
    answers[clients] = () => json([open]);
    services.signOut();
    expect(await services.clients()).toEqual([open]);
  });

  test.each<[object, number]>([
    [{}, 1],
    [{ clientId: 8 }, 2],
    [{ clientCode: 'SHUT' }, 2],
  ])('are loaded again if the renewed token names another client: %j', async (claims, calls) => {
    answers[clients] = () => json([open]);
    const access_token = accessToken({ sub: 'usr_ana', userName: 'ana', sid: 'ses_1', generation: 2, ...claims });
    answers[token] = () => json({ ...tokensOf('ana', 2), access_token });
    const services = signedIn();
    await services.clients();
    await services.renewUser();
    await services.clients();
    expect(requestsOf(clients)).toHaveLength(calls);
  });

  test('stay while the session of one viewer is renewed', async () => {
    answers[clients] = () => json([open]);
    const services = signedIn();
    await services.clients();
    services.auth.send({
      type: 'session.adopted',
      session: { ...sessionOf(tokensOf('ana', 2)), expiresAt: now + 1e6 },
    });
    await services.clients();
    expect(requestsOf(clients)).toHaveLength(1);
  });
});
