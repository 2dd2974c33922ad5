import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TargetName } from '../../src/access/permissions.ts';
import type { OperationId } from '../../src/contract/schemas.ts';
import { type Call, callerOf } from './calls.ts';
import { type AccessApi, startAccessApi } from './people.ts';
import { requests } from './requests.ts';

let accessApi: AccessApi;
let call: Call;
beforeAll(async () => {
  accessApi = await startAccessApi();
  call = callerOf(accessApi);
}, 120_000);
afterAll(() => accessApi.close());

describe('the duration of a lookup', () => {
  /** Milliseconds: well below the hash of a password, well above the noise of a busy machine. */
  const noise = 12;
  const rounds = 15;
  const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1]!;

  const lookUps: OperationId[] = [
    'createToken',
    'register',
    'sendPasswordReset',
    'resetPassword',
    'getUser',
    'updateUser',
    'deleteUser',
    'changeUserPassword',
    'listUsersOfClient',
    'listLocations',
    'getLocation',
    'listAllSeries',
    'getData',
    'exportData',
    'listMaintenanceAlerts',
    'getStaticFile',
  ];
  it.each(lookUps)('%s: equal for foreign and unknown', { timeout: 180_000 }, async (operationId) => {
    const timeOf = async (target: TargetName): Promise<number> => {
      const [request] = requests[operationId](target, accessApi) as [InjectOptions];
      const { response, duration } = await call('keyUserOfA', request);
      if (response.statusCode < 300) await accessApi.restore();
      return duration;
    };
    const differs = async (): Promise<boolean> => {
      const [foreign, unknown]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        foreign.push(await timeOf('ofB'));
        unknown.push(await timeOf('unknown'));
      }
      const [a, b] = [median(foreign), median(unknown)];
      // One hash more or less changes the longer time by at least half.
      return Math.abs(a - b) > Math.max(noise, 0.45 * Math.max(a, b));
    };
    // A real difference occurs in every run; noise of the machine does not.
    expect((await differs()) && (await differs()) && (await differs())).toBe(false);
  });
});
