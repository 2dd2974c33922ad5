import type { AuditKind, AuditOutcome } from '@zrak/api-client';
import { SearchField } from '@zrak/ui/SearchField';
import { Select } from '@zrak/ui/Select';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import * as styles from './AuditLogRoute.css.ts';

export const auditKinds: readonly AuditKind[] = [
  'signIn',
  'signOut',
  'sessionReuse',
  'passwordChange',
  'passwordSet',
  'resetRequest',
  'passwordReset',
  'signUp',
  'confirmation',
  'userAdd',
  'userChange',
  'userDelete',
  'export',
  'reportDownload',
];
export const outcomes: readonly AuditOutcome[] = ['succeeded', 'failed', 'throttled'];

const any = 'any';
/** Milliseconds without a key after which the log is asked. */
const pause = 300;

/** What is asked of the log. It lives in the address. */
export function AuditFilters() {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(params.get('search') ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (name: 'kind' | 'outcome' | 'search', value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '' || value === any) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const label = (name: 'search' | 'kind' | 'outcome' | 'anyKind' | 'anyOutcome') =>
    intl.formatMessage({ id: `routes.audit.AuditFilters.${name}` });

  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={label('search')}
          placeholder={label('search')}
          value={search}
          onChange={(value) => {
            setSearch(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => show('search', value.trim()), pause);
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
          selectedKey={params.get('kind') ?? any}
          onSelectionChange={(id) => show('kind', id)}
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
          selectedKey={params.get('outcome') ?? any}
          onSelectionChange={(id) => show('outcome', id)}
        />
      </div>
    </div>
  );
}
