import { LinkButton } from '@zrak/ui/LinkButton';
import { Menu, type MenuEntry } from '@zrak/ui/Menu';
import { LogIn, LogOut, UserRound } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useUser } from '../app/servicesHooks.ts';
import { withReturnTo } from '../session/returnTo.ts';
import * as styles from './Shell.css.ts';

/** The account menu of a user, or the way to the login for a visitor. */
export function UserControls() {
  const intl = useIntl();
  const user = useUser();
  const { pathname, search } = useLocation();
  if (!user) {
    return (
      <LinkButton href={withReturnTo(paths.logIn, pathname + search)} size="small" icon={<LogIn size={16} />}>
        <span className={styles.wideOnly}>
          <FormattedMessage id="layouts.Shell.logIn" />
        </span>
      </LinkButton>
    );
  }
  const name = user.fullName || user.userName;
  const entries: MenuEntry[] = [
    {
      id: 'myAccount',
      label: intl.formatMessage({ id: 'layouts.Shell.myAccount' }),
      icon: <UserRound size={16} />,
      href: paths.myAccount,
    },
    {
      id: 'logOut',
      label: intl.formatMessage({ id: 'layouts.Shell.logOut' }),
      icon: <LogOut size={16} />,
      href: paths.logOut,
      startsGroup: true,
    },
  ];
  return (
    <Menu
      label={intl.formatMessage({ id: 'layouts.Shell.account' }, { name })}
      text={name}
      showText="wide"
      icon={<UserRound size={18} />}
      header={[name, user.clientName].filter(Boolean).join(' · ')}
      placement="bottom end"
      items={entries}
    />
  );
}
