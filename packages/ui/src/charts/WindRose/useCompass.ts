import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { CompassPoint } from './compass.ts';
import { messages } from './compass.messages.ts';

const cardinals = { N: messages.north, E: messages.east, S: messages.south, W: messages.west };

/** Names and abbreviations of directions in the user's language: in Slovene S means north. */
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
