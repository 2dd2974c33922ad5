import { createAccessTokens, createSecret } from '../access/accessTokens.ts';
import { ensureAdministrator } from '../access/firstAdministrator.ts';
import { createQuotas } from '../access/quotas.ts';
import { Quota, Throttle } from '../access/throttle.ts';
import { settingOnce } from '../repositories/settings.ts';
import { servicePlugin } from './servicePlugin.ts';

/** Tokens and limits of sign-in and calls. Outside the demo it ensures that there is an administrator. */
export const access = servicePlugin('access', ['repositories'], async ({ services, onError }) => {
  const { settings, now, database, users, sessions } = services;
  return {
    accessTokens: createAccessTokens(await settingOnce(database.db, 'signing-key', createSecret), now),
    throttle: new Throttle({ now, freeFailures: 5, longestWait: 300, memory: 900 }),
    sprayThrottle: new Throttle({ now, freeFailures: 30, longestWait: 60, memory: 900 }),
    calls: new Quota(now, settings.callsPerMinute, 60),
    // One key may serve all loggers of a network.
    keyCalls: new Quota(now, settings.callsPerMinute * 20, 60),
    ...(await createQuotas({ database, now, onError })),
    firstAdministrator: settings.demo ? undefined : await ensureAdministrator(settings, users, sessions),
  };
});
