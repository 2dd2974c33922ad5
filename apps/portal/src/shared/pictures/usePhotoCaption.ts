import type { Photo } from '@zrak/api-client';
import { useIntl } from 'react-intl';
import { dayFormat } from '../../i18n/dayFormat.ts';
import { compassPointOf } from './compassPoint.ts';

/** Example: "The mast before the hospital · view to the north-east · 2 May 2026". */
export function usePhotoCaption() {
  const intl = useIntl();
  return ({ caption, viewDirection, takenOn }: Photo): string =>
    [
      caption,
      viewDirection !== undefined &&
        intl.formatMessage({ id: 'shared.usePhotoCaption.view' }, { direction: compassPointOf(viewDirection) }),
      takenOn !== undefined && intl.formatDate(takenOn, { ...dayFormat, timeZone: 'UTC' }),
    ]
      .filter((part) => typeof part === 'string')
      .join(' · ');
}
