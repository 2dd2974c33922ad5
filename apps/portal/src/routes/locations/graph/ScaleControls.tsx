import { regimePeriods } from '@zrak/quantities/limits';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { Switch } from '@zrak/ui/Switch';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GraphControls } from './useGraphView.ts';

interface ScaleControlsProps {
  view: GraphControls;
  /** Without limits there is no regime to choose. */
  hasLimits: boolean;
}

/** Selects a logarithmic scale and the regime of the limits. */
export function ScaleControls({ view: { regime, isLog, change }, hasLimits }: ScaleControlsProps) {
  const intl = useIntl();
  return (
    <>
      {hasLimits && (
        <SegmentedControl
          label={intl.formatMessage({ id: 'routes.locations.ScaleControls.limits' })}
          isLabelVisible
          size="small"
          options={regimePeriods.map((id) => ({
            id,
            label: intl.formatMessage({ id: `routes.locations.regime.${id}` }),
          }))}
          value={regime}
          onChange={(value) => change({ regime: value })}
        />
      )}
      <Switch
        label={<FormattedMessage id="routes.locations.ScaleControls.log" />}
        isSelected={isLog}
        onChange={(isOn) => change({ scale: isOn ? 'log' : 'auto' })}
      />
    </>
  );
}
