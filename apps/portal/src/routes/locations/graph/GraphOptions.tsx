import { PopoverButton } from '@zrak/ui/PopoverButton';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { Switch } from '@zrak/ui/Switch';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type DrawnSeries, limitChoices, limitsOf } from './limits.ts';
import type { GraphControls } from './useGraphView.ts';

interface GraphOptionsProps {
  view: GraphControls;
  drawn: readonly DrawnSeries[];
  /** Further options. */
  children?: ReactNode;
}

/** Settings of a graph other than its series and period. */
export function GraphOptions({ view, drawn, children }: GraphOptionsProps) {
  const intl = useIntl();
  const { regime, hasLimits, isLog, change } = view;
  return (
    <PopoverButton label={intl.formatMessage({ id: 'routes.locations.GraphOptions.label' })}>
      {/* Without limits there is no regime to choose. */}
      {limitsOf(drawn).length > 0 && (
        <SegmentedControl
          label={intl.formatMessage({ id: 'routes.locations.GraphOptions.limits' })}
          isLabelVisible
          columns={2}
          options={limitChoices.map((id) => ({
            id,
            label: intl.formatMessage({ id: `routes.locations.regime.${id}` }),
          }))}
          value={hasLimits ? regime : 'none'}
          onChange={(value) => change({ regime: value })}
        />
      )}
      {children}
      <Switch
        label={<FormattedMessage id="routes.locations.GraphOptions.log" />}
        isSelected={isLog}
        onChange={(isOn) => change({ scale: isOn ? 'log' : 'auto' })}
      />
    </PopoverButton>
  );
}
