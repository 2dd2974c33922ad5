import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { CompassPoint } from './compass.ts';
import { messages } from './compass.messages.ts';

const cardinals = { N: messages.north, E: messages.east, S: messages.south, W: messages.west };

/** What directions are called in the language of the reader: in Slovene S is north. */
export function useCompass() {
  const intl = useUiIntl();
  return {
    /** "NNE" */
    letters: (point: CompassPoint): string =>
      point.replaceAll(/[NESW]/g, (letter) => intl.formatMessage(cardinals[letter as keyof typeof cardinals])),
    /** "north-north-east" */
    name: (point: CompassPoint): string => intl.formatMessage(messages[point]),
  };
}
