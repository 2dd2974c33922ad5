import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { useIntl } from 'react-intl';
import { type Ground, grounds } from './useGround.ts';

export interface GroundSwitchProps {
  ground: Ground;
  onChange: (ground: Ground) => void;
}

/** Site plan or map. */
export function GroundSwitch({ ground, onChange }: GroundSwitchProps) {
  const intl = useIntl();
  const say = (id: Ground | 'label') => intl.formatMessage({ id: `routes.locations.GroundSwitch.${id}` });
  return (
    <SegmentedControl
      size="small"
      label={say('label')}
      isLabelVisible={false}
      options={grounds.map((id) => ({ id, label: say(id) }))}
      value={ground}
      onChange={onChange}
    />
  );
}
