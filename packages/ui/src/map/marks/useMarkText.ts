import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from '../StationMap/StationMap.messages.ts';
import type { MarkedStation } from '../StationMap/stations.ts';
import { useLevelText, useWorstText } from '../useLevelText.ts';
import type { ClusterMark, StationMark } from './marks.ts';

export function useMarkText() {
  const intl = useUiIntl();
  const levelText = useLevelText();
  const worstText = useWorstText();
  const detailsText = (station: MarkedStation) => [levelText(station), station.valueLabel].filter(Boolean).join(', ');
  const clusterText = (cluster: ClusterMark) =>
    intl.formatMessage(messages.cluster, { count: cluster.count, level: worstText(cluster) });
  const markText = (mark: StationMark | ClusterMark) =>
    'station' in mark ? [mark.station.name, detailsText(mark.station)].filter(Boolean).join(', ') : clusterText(mark);
  return { clusterText, detailsText, markText };
}
