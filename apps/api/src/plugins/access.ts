import { createAccessTokens, createSecret } from '../access/accessTokens.ts';
import { ensureOneAdministrator } from '../access/firstAdministrator.ts';
import { createLimits } from '../access/limits.ts';
import { RefusedAccess } from '../access/refusedAccess.ts';
import { createQuotas } from '../access/quotas.ts';
import { settingOnce } from '../repositories/settings.ts';
import { servicePlugin } from './servicePlugin.ts';

/** Tokens and limits of sign-in and calls. Outside the demo it ensures that there is an administrator. */
export const access = servicePlugin('access', ['repositories'], async ({ services, onStop, onError }) => {
  const { settings, now, database, refusedPassword } = services;
  const { callsPerMinute } = settings;
  const { limits, close } = await createLimits({ database, callsPerMinute, now, onError });
  onStop(close);
  return {
    accessTokens: createAccessTokens(await settingOnce(database.db, 'signing-key', createSecret), now),
    ...limits,
    refusedAccess: new RefusedAccess(now),
    ...(await createQuotas({ database, now, onError })),
    firstAdministrator: settings.demo
      ? undefined
      : await ensureOneAdministrator({ ...settings, refusedPassword }, database.db, now),
  };
});
