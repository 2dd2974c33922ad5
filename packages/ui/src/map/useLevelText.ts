import { messages as indexMessages } from '../components/IndexMark/IndexMark.messages.ts';
import { messages as warningMessages } from '../components/WarningMark/WarningMark.messages.ts';
import { useUiIntl } from '../i18n/UiProvider.tsx';
import type { StationLevel } from './levels.ts';

const messages = { ...indexMessages, ...warningMessages };

/** Text of a level: the given label, or the built-in name. */
export function useLevelText() {
  const intl = useUiIntl();
  return ({ level, levelLabel }: { level: StationLevel; levelLabel?: string }) =>
    levelLabel ?? (level === 'unrated' ? '' : intl.formatMessage(messages[level]));
}
