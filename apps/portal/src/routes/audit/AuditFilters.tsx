import { SearchField } from '@zrak/ui/SearchField';
import { Select } from '@zrak/ui/Select';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddress } from '../../shared/address/useAddress.ts';
import { auditAddress, auditKinds, outcomes } from './auditAddress.ts';
import { oneOf } from '../../shared/searchParams.ts';
import * as styles from './AuditLogRoute.css.ts';

const any = 'any';
/** Milliseconds without a key press after which the log is loaded. */
const pauseMs = 300;

/** Filters of the audit log, stored in the address. */
export function AuditFilters() {
  const intl = useIntl();
  const { values, change } = useAddress(auditAddress, 'replace');
  const [search, setSearch] = useState(values.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = () => {
    clearTimeout(timer.current);
    if (waiting.current !== undefined) change({ search: waiting.current });
    waiting.current = undefined;
  };

  const label = (name: 'search' | 'kind' | 'outcome' | 'anyKind' | 'anyOutcome') =>
    intl.formatMessage({ id: `routes.audit.AuditFilters.${name}` });

  return (
    <div className={styles.filters}>
      {/* A press on a link leaves the field: its navigation comes after that of the search, and wins. */}
      <div className={styles.search} onBlur={apply}>
        <SearchField
          label={label('search')}
          placeholder={label('search')}
          value={search}
          onChange={(value) => {
            setSearch(value);
            clearTimeout(timer.current);
            waiting.current = value.trim();
            timer.current = setTimeout(apply, pauseMs);
          }}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={label('kind')}
          isLabelVisible={false}
          items={[
            { id: any, label: label('anyKind') },
            ...auditKinds.map((id) => ({ id, label: intl.formatMessage({ id: `routes.audit.kind.${id}` }) })),
          ]}
          selectedKey={values.kind ?? any}
          onSelectionChange={(id) => change({ kind: oneOf(auditKinds, id) ?? null })}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={label('outcome')}
          isLabelVisible={false}
          items={[
            { id: any, label: label('anyOutcome') },
            ...outcomes.map((id) => ({ id, label: intl.formatMessage({ id: `routes.audit.outcome.${id}` }) })),
          ]}
          selectedKey={values.outcome ?? any}
          onSelectionChange={(id) => change({ outcome: oneOf(outcomes, id) ?? null })}
        />
      </div>
    </div>
  );
}
