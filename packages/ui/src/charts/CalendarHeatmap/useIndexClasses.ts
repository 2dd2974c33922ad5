import { messages } from '../../components/IndexMark/IndexMark.messages.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { type IndexScale, indexScales } from '../../theme/indexScales.ts';
import type { HeatClass } from './heatDays.ts';

/** The bands of an air quality index as classes of days. Class ids are band ids, `e1` to `e6` or `u1` to `u6`. */
export function useIndexClasses(scale: IndexScale): HeatClass[] {
  const intl = useUiIntl();
  return indexScales[scale].map(({ digit, color, ink }) => ({
    id: color,
    name: intl.formatMessage(messages[color]),
    sign: digit,
    color,
    ink,
  }));
}
