import type { User } from '@zrak/api-client';
import { Button } from '@zrak/ui/Button';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { DeleteDialog } from '../../shared/DeleteDialog.tsx';
import { nameOf } from './usersData.ts';
import * as styles from './UsersRoute.css.ts';

/** Logs a user out everywhere; independent of the form above it. */
export function EndSessions({ user }: { user: User }) {
  const intl = useIntl();
  const { api } = useServices();
  const [isAsking, setAsking] = useState(false);
  const say = (id: 'title' | 'body' | 'done') =>
    intl.formatMessage({ id: `routes.users.EndSessions.${id}` }, { name: nameOf(user) });
  const confirm = intl.formatMessage({ id: 'routes.users.EndSessions.confirm' });
  return (
    <div className={styles.sessions}>
      <p className={styles.note}>
        <FormattedMessage id="routes.users.EndSessions.hint" />
      </p>
      <Button size="small" icon={<LogOut size={16} />} onPress={() => setAsking(true)}>
        {confirm}
      </Button>
      {isAsking && (
        <DeleteDialog
          title={say('title')}
          confirm={confirm}
          body={say('body')}
          done={say('done')}
          failed="routes.users.EndSessions.failed"
          remove={() => api.DELETE('/api/Account/users/{id}/sessions', { params: { path: { id: user.id } } })}
          onDone={() => undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
