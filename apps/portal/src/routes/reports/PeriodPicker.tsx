import { ComboBox } from '@zrak/ui/ComboBox';
import { DateStepper } from '@zrak/ui/DateStepper';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import { useDistinctStations } from '../../shared/names/useDistinctStations.ts';
import { kindOf, lastWhole, periodOf, type PeriodName, periodText, shifted } from './periods.ts';
import * as styles from './PeriodReport.css.ts';

/** Value in the address in place of a station id. */
export const allStations = 'all';

export interface ReportChoice {
  locationId: string;
  period: PeriodName;
}

export interface PeriodPickerProps extends ReportChoice {
  onChange: (choice: ReportChoice) => void;
}

/** Selects the station, and the month or year. */
export function PeriodPicker({ locationId, period, onChange }: PeriodPickerProps) {
  const intl = useIntl();
  const stations = useDistinctStations(useClientData().locations);
  const label = (name: 'station' | 'allStations' | 'kind' | 'month' | 'year') =>
    intl.formatMessage({ id: `routes.reports.PeriodPicker.${name}` });
  const kind = kindOf(period);
  const [today] = useState(() => new Date().toISOString());
  const move = (count: number) => onChange({ locationId, period: shifted(period, count) });
  return (
    <div className={styles.picker}>
      <div className={styles.stationChoice}>
        <ComboBox
          label={label('station')}
          items={[{ id: allStations, label: label('allStations') }, ...stations]}
          selectedKey={locationId}
          onSelectionChange={(id) => {
            // An emptied field shows the station again when it is left.
            if (id !== null && id !== locationId) onChange({ locationId: id, period });
          }}
        />
      </div>
      <SegmentedControl
        label={label('kind')}
        isLabelVisible
        options={(['month', 'year'] as const).map((id) => ({ id, label: label(id) }))}
        value={kind}
        onChange={(chosen) => onChange({ locationId, period: lastWhole(chosen) })}
      />
      <DateStepper
        label={label(kind)}
        value={periodText(intl, period)}
        onPrevious={() => move(-1)}
        onNext={() => move(1)}
        isNextDisabled={period >= periodOf(kind, today)}
      />
    </div>
  );
}
