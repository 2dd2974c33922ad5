import Fullscreen from 'lucide-react/icons/fullscreen';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './StationMap.messages.ts';
import type { FullScreen } from './useFullScreen.ts';
import * as styles from './StationMap.css.ts';

interface MapControlsProps {
  /** Names of the group and of its button for the whole view, if it is not a map. */
  label?: string;
  fitLabel?: string;
  /** Limit of the zoom at which the map is. */
  limit: 'nearest' | 'farthest' | null;
  isEmpty: boolean;
  /** Whether all stations are in view. */
  isWhole: boolean;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFitAll: () => void;
  /** Null if full screen is not allowed. */
  fullScreen: FullScreen | null;
  isLocating: boolean;
  /** Null if geolocation is not allowed. */
  onLocate: (() => void) | null;
}

/** Buttons for everything that keys and wheel do to the view, and for full screen, position and fit. */
export function MapControls(props: MapControlsProps) {
  const intl = useUiIntl();
  const { fullScreen, onLocate } = props;
  const { label = intl.formatMessage(messages.controls), fitLabel = intl.formatMessage(messages.fitAll) } = props;
  const [zoomIn, zoomOut] = [intl.formatMessage(messages.zoomIn), intl.formatMessage(messages.zoomOut)];
  const button = (name: string, icon: ReactNode, onPress: () => void, isUnavailable: boolean) => (
    <IconButton tone="raised" label={name} icon={icon} isUnavailable={isUnavailable} onPress={onPress} />
  );
  return (
    <Group aria-label={label} className={styles.controls}>
      <div className={styles.pair}>
        {button(zoomIn, <Plus size={20} aria-hidden="true" />, props.onZoomIn, props.limit === 'nearest')}
        {button(zoomOut, <Minus size={20} aria-hidden="true" />, props.onZoomOut, props.limit === 'farthest')}
      </div>
      <div className={props.isWhole ? styles.ifRoomy : undefined}>
        {button(fitLabel, <Fullscreen size={18} aria-hidden="true" />, props.onFitAll, props.isEmpty)}
      </div>
      {onLocate && (
        <IconButton
          tone="raised"
          label={intl.formatMessage(messages.locate)}
          icon={<LocateFixed size={18} aria-hidden="true" />}
          isUnavailable={props.isLocating}
          onPress={onLocate}
        />
      )}
      {fullScreen && (
        <div className={fullScreen.isOn ? undefined : styles.ifRoomy}>
          <IconButton
            tone="raised"
            label={intl.formatMessage(fullScreen.isOn ? messages.leaveFullScreen : messages.fullScreen)}
            icon={
              fullScreen.isOn ? <Minimize size={18} aria-hidden="true" /> : <Maximize size={18} aria-hidden="true" />
            }
            onPress={fullScreen.toggle}
          />
        </div>
      )}
    </Group>
  );
}
