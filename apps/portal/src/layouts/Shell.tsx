import type { Client, LocationSummary } from '@zrak/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { AppShell } from '@zrak/ui/AppShell';
import { Footer } from '@zrak/ui/Footer';
import { LinkButton } from '@zrak/ui/LinkButton';
import { Menu, type MenuEntry } from '@zrak/ui/Menu';
import { SideMenu, type SideMenuSection } from '@zrak/ui/SideMenu';
import { TopBar } from '@zrak/ui/TopBar';
import { WarningMark } from '@zrak/ui/WarningMark';
import {
  BellRing,
  BookOpenText,
  Building2,
  ChartSpline,
  Ellipsis,
  FileText,
  Gauge,
  History,
  Link2,
  LogIn,
  LogOut,
  Map,
  MapPin,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { restoreDrafts } from '../session/draftsAcrossReload.ts';
import { withReturnTo } from '../session/returnTo.ts';
import { paths } from '../app/paths.ts';
import { isAdministrator, managesUsers } from '../session/roles.ts';
import { useServices, useUser } from '../app/servicesHooks.ts';
import { queryClientOf } from '../shared/query/queryClient.ts';
import { useCapability } from '../shared/capabilities.ts';
import { markOf } from '../shared/station.ts';
import { useLayoutState } from './layoutState.ts';
import PreferenceSwitches from './PreferenceSwitches.tsx';
import * as styles from './Shell.css.ts';

export interface ShellProps {
  /** Absent on the screens that belong to no client. */
  client?: Client;
  locations?: readonly LocationSummary[];
  /** Whether there is a list of clients to choose from. */
  canChooseClient: boolean;
  /** `bleed` for a map that fills the whole content area. */
  contentLayout?: 'page' | 'bleed';
  children: ReactNode;
}

type Items = Array<SideMenuSection['items'][number]>;

function UserControls() {
  const intl = useIntl();
  const user = useUser();
  const hasAuditLog = useCapability('auditLog');
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
  const entries: Array<MenuEntry | false> = [
    {
      id: 'myAccount',
      label: intl.formatMessage({ id: 'layouts.Shell.myAccount' }),
      icon: <UserRound size={16} />,
      href: paths.myAccount,
    },
    managesUsers(user) && {
      id: 'users',
      label: intl.formatMessage({ id: 'layouts.Shell.users' }),
      icon: <UsersRound size={16} />,
      href: paths.users,
    },
    hasAuditLog &&
      isAdministrator(user) && {
        id: 'auditLog',
        label: intl.formatMessage({ id: 'layouts.Shell.auditLog' }),
        icon: <History size={16} />,
        href: paths.auditLog,
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
      items={entries.filter((entry) => entry !== false)}
    />
  );
}

function useMenuItems({ client, locations = [], canChooseClient }: Omit<ShellProps, 'children'>): Items {
  const intl = useIntl();
  const user = useUser();
  const hasAlerts = useCapability('alerts');
  const { pathname } = useLocation();
  const items: Items = [];
  const isAt = (path: string) => decodeURI(pathname) === decodeURI(path);
  if (canChooseClient) {
    items.push({
      id: 'clients',
      label: intl.formatMessage({ id: 'layouts.Shell.clients' }),
      href: paths.clients,
      icon: <Building2 size={20} />,
      isCurrent: isAt(paths.clients),
    });
  }
  if (!client) return items;
  items.push({
    id: 'map',
    label: intl.formatMessage({ id: 'layouts.Shell.map' }),
    href: paths.map(client.code),
    icon: <Map size={20} />,
    isCurrent: isAt(paths.map(client.code)) || isAt(`/${client.code}`),
  });
  if (locations.length > 0) {
    items.push({
      id: 'locations',
      label: intl.formatMessage({ id: 'layouts.Shell.locations' }),
      icon: <MapPin size={20} />,
      children: locations.map((location) => ({
        id: location.id,
        label: location.name,
        href: paths.location(client.code, location.id),
        icon: <WarningMark {...markOf(location)} />,
        isCurrent: isAt(paths.location(client.code, location.id)),
      })),
    });
  }
  items.push({
    id: 'classes',
    label: intl.formatMessage({ id: 'layouts.Shell.classes' }),
    href: paths.classes(client.code),
    icon: <Gauge size={20} />,
    isCurrent: isAt(paths.classes(client.code)),
  });
  const other = [
    { id: 'compare', href: paths.compare(client.code), icon: <ChartSpline size={20} /> },
    { id: 'presentation', href: paths.presentation(client.code), icon: <BookOpenText size={20} /> },
    { id: 'links', href: paths.links(client.code), icon: <Link2 size={20} /> },
    { id: 'reports', href: paths.reports(client.code), icon: <FileText size={20} /> },
    ...(user && hasAlerts
      ? ([{ id: 'alerts', href: paths.alerts(client.code), icon: <BellRing size={20} /> }] as const)
      : []),
  ] as const;
  items.push({
    id: 'other',
    label: intl.formatMessage({ id: 'layouts.Shell.other' }),
    icon: <Ellipsis size={20} />,
    children: other.map((entry) => ({
      ...entry,
      label: intl.formatMessage({ id: `layouts.Shell.${entry.id}` }),
      isCurrent: isAt(entry.href),
    })),
  });
  return items;
}

/** The list of clients says which texts there are: a question for each would delay the screen and fail elsewhere. */
function footerTextsOf(client: Client | undefined) {
  if (!client) return [];
  return (client.footerTexts ?? []).map((text) => ({ text, href: paths[text](client.code) }));
}

/** Top bar, menu, content and footer of every protected screen. */
export function Shell({ contentLayout = 'page', children, ...props }: ShellProps) {
  const intl = useIntl();
  const [isMenuOpen, setMenuOpen] = useState(() => matchMedia('(min-width: 1200px)').matches);
  const { layout, topBarTheme } = useLayoutState();
  const items = useMenuItems(props);
  const services = useServices();
  const queryClient = queryClientOf(services);
  // Before the forms of the screen look for them.
  useState(() => restoreDrafts(services));
  return (
    <AppShell
      isMenuOpen={isMenuOpen}
      onMenuOpenChange={setMenuOpen}
      contentLayout={contentLayout}
      layout={layout}
      topBarTheme={topBarTheme}
      topBar={
        <TopBar
          brand={{ name: props.client?.name ?? 'Zrak', href: paths.home }}
          isMenuOpen={isMenuOpen}
          onMenuToggle={items.length > 0 ? () => setMenuOpen(!isMenuOpen) : undefined}
          end={
            <>
              <PreferenceSwitches />
              <UserControls />
            </>
          }
        />
      }
      sideMenu={
        items.length > 0 && (
          <SideMenu label={intl.formatMessage({ id: 'layouts.Shell.menu' })} sections={[{ id: 'main', items }]} />
        )
      }
      footer={
        <Footer
          links={[
            ...footerTextsOf(props.client).map(({ text, href }) => ({
              label: intl.formatMessage({ id: `layouts.Shell.${text}` }),
              href,
            })),
            { label: intl.formatMessage({ id: 'layouts.Shell.version' }), href: paths.version },
          ]}
        >
          <FormattedMessage id="layouts.Shell.footer" />
        </Footer>
      }
    >
      {/* Not around the whole app: the login loads no data on demand, so it does not need the library. */}
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </AppShell>
  );
}
