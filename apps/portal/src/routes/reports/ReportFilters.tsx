import type { Report } from '@zrak/api-client';
import { Select } from '@zrak/ui/Select';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import * as styles from './ReportsRoute.css.ts';

const any = 'any';

/** By type and year, as far as there are such reports. */
export function ReportFilters({ reports }: { reports: readonly Report[] }) {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const label = (name: 'type' | 'year' | 'anyType' | 'anyYear') =>
    intl.formatMessage({ id: `routes.reports.ReportsRoute.${name}` });
  const show = (name: 'type' | 'year', value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === any) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
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
        selectedKey={params.get('type') ?? any}
        onSelectionChange={(id) => show('type', id)}
      />
      <Select
        label={label('year')}
        items={[{ id: any, label: label('anyYear') }, ...years.map((id) => ({ id, label: id }))]}
        selectedKey={params.get('year') ?? any}
        onSelectionChange={(id) => show('year', id)}
      />
    </div>
  );
}
