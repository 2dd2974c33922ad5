import type { Report } from '@zrak/api-client';
import { Select } from '@zrak/ui/Select';
import { useIntl } from 'react-intl';
import { useAddress } from '../../shared/address/useAddress.ts';
import { reportsAddress } from './reportsAddress.ts';
import * as styles from './ReportsRoute.css.ts';

const any = 'any';

/** Filters by type and year of the existing reports. */
export function ReportFilters({ reports }: { reports: readonly Report[] }) {
  const intl = useIntl();
  const { values, change } = useAddress(reportsAddress, 'replace');
  const label = (name: 'type' | 'year' | 'anyType' | 'anyYear') =>
    intl.formatMessage({ id: `routes.reports.ReportsRoute.${name}` });
  const types = [...new Set(reports.map(({ type }) => type))];
  const years = [...new Set(reports.map(({ year }) => String(year)))];
  return (
    <div className={styles.filters}>
      <Select
        label={label('type')}
        items={[
          { id: any, label: label('anyType') },
          ...types.map((id) => ({ id, label: intl.formatMessage({ id: `routes.reports.type.${id}` }) })),
        ]}
        selectedKey={values.type ?? any}
        onSelectionChange={(id) => change({ type: id === any ? null : id })}
      />
      <Select
        label={label('year')}
        items={[{ id: any, label: label('anyYear') }, ...years.map((id) => ({ id, label: id }))]}
        selectedKey={values.year ?? any}
        onSelectionChange={(id) => change({ year: id === any ? null : id })}
      />
    </div>
  );
}
