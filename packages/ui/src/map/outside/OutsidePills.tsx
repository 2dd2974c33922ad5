import { assignInlineVars } from '@vanilla-extract/dynamic';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { MapInset } from '../camera/mapView.ts';
import { LevelMark } from '../LevelMark/LevelMark.tsx';
import { messages } from '../StationMap/StationMap.messages.ts';
import { useWorstText } from '../useLevelText.ts';
import { type Direction, type OutsideGroup } from './outside.ts';
import * as styles from './OutsidePills.css.ts';

interface OutsidePillsProps {
  groups: readonly OutsideGroup[];
  inset: MapInset | undefined;
  onPress: (group: OutsideGroup) => void;
}

const degrees: Record<Direction, number> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

/** Buttons at the edges of the view that show how many stations lie beyond it, and fly there. */
export function OutsidePills({ groups, inset, onPress }: OutsidePillsProps) {
  const intl = useUiIntl();
  const worstText = useWorstText();
  const { top = 0, right = 0, bottom = 0, left = 0 } = inset ?? {};
  const { covered } = styles;
  return (
    <div
      className={styles.sight}
      style={assignInlineVars({
        [covered.top]: `${top}px`,
        [covered.right]: `${right}px`,
        [covered.bottom]: `${bottom}px`,
        [covered.left]: `${left}px`,
      })}
    >
      {groups.map((group) => {
        const { direction, count, level, color } = group;
        return (
          <Button key={direction} className={`${styles.pill} ${styles.at[direction]}`} onPress={() => onPress(group)}>
            <ArrowUp
              size={16}
              aria-hidden="true"
              className={styles.arrow}
              style={{ transform: `rotate(${degrees[direction]}deg)` }}
            />
            <LevelMark level={level} announce="none" color={color} />
            <span aria-hidden="true">{intl.formatNumber(count)}</span>
            {/* Not a label over other text: what is seen would have to be a part of it, the digit of the mark included. */}
            <VisuallyHidden>
              {intl.formatMessage(messages.outside, { count, direction, level: worstText({ level }) })}
            </VisuallyHidden>
          </Button>
        );
      })}
    </div>
  );
}
