import { IconButton } from '@zrak/ui/IconButton';
import { ChartLine, Table2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { GraphControls } from './useGraphView.ts';

/** Switches between graph and table. */
export function TableSwitch({ view: { isTable, change } }: { view: GraphControls }) {
  const intl = useIntl();
  const Icon = isTable ? ChartLine : Table2;
  return (
    <IconButton
      tone="outlined"
      label={intl.formatMessage({ id: `routes.locations.TableSwitch.${isTable ? 'graph' : 'table'}` })}
      icon={<Icon size={18} aria-hidden="true" />}
      onPress={() => change({ view: isTable ? 'graph' : 'table' })}
    />
  );
}
