import { messages as indexMessages } from '../components/IndexMark/IndexMark.messages.ts';
import { messages as warningMessages } from '../components/WarningMark/WarningMark.messages.ts';
import { useUiIntl } from '../i18n/UiProvider.tsx';
import { messages as verdictMessages } from '../station/StationVerdict/StationVerdict.messages.ts';
import type { StationLevel } from './levels.ts';

const messages = { ...indexMessages, ...warningMessages };

/** Text of a level: the given label, or the built-in name. */
export function useLevelText() {
  const intl = useUiIntl();
  return ({ level, levelLabel }: { level: StationLevel; levelLabel?: string }) =>
    levelLabel ?? intl.formatMessage(level === 'unrated' ? verdictMessages.unrated : messages[level]);
}

/** Text of the worst of several levels for a message with a part for it; `none` leaves the part out, because nothing ranks the stations. */
export function useWorstText() {
  const levelText = useLevelText();
  return (worst: { level: StationLevel; levelLabel?: string }) =>
    worst.level === 'unrated' && worst.levelLabel === undefined ? 'none' : levelText(worst);
}
