import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from '../StationMap/StationMap.messages.ts';
import * as styles from '../StationMap/StationMap.css.ts';
import { MapAnchor } from './MapAnchor.tsx';
import type { ClusterMark, StationMark } from './marks.ts';
import type { MarkScreen } from './markScreen.ts';
import { useMarkText } from './useMarkText.ts';

interface MarkTooltipProps {
  screen: MarkScreen;
  mark: StationMark | ClusterMark;
}

/** Above a cluster, which is larger than other marks. */
const raisedPx = [0, -12] as const;

/** Describes the hovered or focused mark. Screen readers get the same text from the status line. */
export function MarkTooltip({ screen, mark }: MarkTooltipProps) {
  const intl = useUiIntl();
  const { clusterText, detailsText } = useMarkText();
  const isStation = 'station' in mark;
  return (
    <MapAnchor
      screen={screen}
      place={mark.place}
      offset={isStation ? mark.offset : raisedPx}
      className={styles.tooltip}
      isHidden
    >
      <div className={styles.tooltipName}>{isStation ? mark.station.name : clusterText(mark)}</div>
      <div className={styles.tooltipDetails}>
        {isStation ? detailsText(mark.station) : intl.formatMessage(messages.open)}
      </div>
    </MapAnchor>
  );
}
