import type { Session } from '@zrak/api-client';
import type { IntlShape } from 'react-intl';
import { momentFormat } from '../../i18n/dayFormat.ts';

/** Browser and operating system, as far as the server knows them. */
export function deviceText(intl: IntlShape, { browser, system }: Session): string {
  const name = browser ?? intl.formatMessage({ id: 'routes.account.Sessions.unknownBrowser' });
  return system === undefined
    ? name
    : intl.formatMessage({ id: 'routes.account.Sessions.device' }, { browser: name, system });
}

export const momentText = (intl: IntlShape, time: string) => intl.formatDate(time, momentFormat);
