import type { Client, LocationSummary } from '@zrak/api-client';
import type { SideMenuSection } from '@zrak/ui/SideMenu';
import {
  BellRing,
  BookOpenText,
  Building2,
  ChartSpline,
  Ellipsis,
  FileInput,
  FileText,
  Gauge,
  History,
  KeyRound,
  Link2,
  Map,
  MapPin,
  Network,
  UsersRound,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useUser } from '../app/servicesHooks.ts';
import { isAdministrator, managesUsers } from '../session/roles.ts';
import { useCapability } from '../shared/capabilities.ts';
import { useDistinctStations } from '../shared/names/useDistinctStations.ts';
import { VerdictMark } from '../shared/VerdictMark.tsx';

export interface MenuContent {
  /** Absent on the screens that belong to no client. */
  client?: Client;
  locations?: readonly LocationSummary[];
  /** Whether there is a list of clients to choose from. */
  canChooseClient: boolean;
}

type Items = Array<SideMenuSection['items'][number]>;

/** A page and the pages below it, such as the form to add a user. */
const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Whether the menu entry of a path is the current one. */
function useIsAt() {
  const pathname = decodeURI(useLocation().pathname);
  return (path: string) => isWithin(pathname, decodeURI(path));
}

/** Entries of the side menu: the client's screens, and the administration for those who may open it. */
export function useMenuSections(content: MenuContent, isOtherOpen: boolean): SideMenuSection[] {
  const intl = useIntl();
  const items = useClientItems(content, isOtherOpen);
  const administration = useAdministration();
  return [
    { id: 'main', items },
    {
      id: 'administration',
      label: intl.formatMessage({ id: 'layouts.Shell.administration' }),
      items: administration,
    },
  ].filter((section) => section.items.length > 0);
}

const noLocations: readonly LocationSummary[] = [];

function useClientItems(
  { client, locations = noLocations, canChooseClient }: MenuContent,
  isOtherOpen: boolean,
): Items {
  const intl = useIntl();
  const user = useUser();
  const hasAlerts = useCapability('alerts');
  const { pathname } = useLocation();
  const isAt = useIsAt();
  const names = useDistinctStations(locations);
  const items: Items = [];
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
  const link = (id: 'compare' | 'classes' | 'alerts' | 'presentation' | 'links' | 'reports', Icon: typeof Map) => {
    const href = paths[id](client.code);
    return {
      id,
      label: intl.formatMessage({ id: `layouts.Shell.${id}` }),
      href,
      icon: <Icon size={20} />,
      isCurrent: isAt(href),
    };
  };
  items.push({
    id: 'map',
    label: intl.formatMessage({ id: 'layouts.Shell.map' }),
    href: paths.map(client.code),
    icon: <Map size={20} />,
    isCurrent: isAt(paths.map(client.code)) || decodeURI(pathname) === `/${client.code}`,
  });
  if (locations.length > 0) {
    items.push({
      id: 'locations',
      label: intl.formatMessage({ id: 'layouts.Shell.locations' }),
      icon: <MapPin size={20} />,
      children: locations.map((location, index) => ({
        id: location.id,
        label: names[index]!.label,
        href: paths.location(client.code, location.id),
        icon: <VerdictMark location={location} />,
        isCurrent: isAt(paths.location(client.code, location.id)),
      })),
    });
  }
  items.push(link('compare', ChartSpline));
  if (user && hasAlerts) items.push(link('alerts', BellRing));
  items.push(link('classes', Gauge), {
    id: 'other',
    label: intl.formatMessage({ id: 'layouts.Shell.other' }),
    icon: <Ellipsis size={20} />,
    isInitiallyOpen: isOtherOpen,
    children: [link('presentation', BookOpenText), link('links', Link2), link('reports', FileText)],
  });
  return items;
}

function useAdministration(): Items {
  const intl = useIntl();
  const user = useUser();
  const hasAuditLog = useCapability('auditLog');
  const hasApiKeys = useCapability('apiKeys');
  const hasNetwork = useCapability('administration');
  const isAt = useIsAt();
  const items: Items = [];
  if (!user) return items;
  if (managesUsers(user)) {
    items.push({
      id: 'users',
      label: intl.formatMessage({ id: 'layouts.Shell.users' }),
      href: paths.users,
      icon: <UsersRound size={20} />,
      isCurrent: isAt(paths.users),
    });
  }
  if (hasApiKeys && managesUsers(user)) {
    items.push({
      id: 'apiKeys',
      label: intl.formatMessage({ id: 'layouts.Shell.apiKeys' }),
      href: paths.apiKeys,
      icon: <KeyRound size={20} />,
      isCurrent: isAt(paths.apiKeys),
    });
  }
  if (hasNetwork && isAdministrator(user)) {
    items.push({
      id: 'network',
      label: intl.formatMessage({ id: 'layouts.Shell.network' }),
      href: paths.network,
      icon: <Network size={20} />,
      isCurrent: isAt(paths.network),
    });
    items.push({
      id: 'imports',
      label: intl.formatMessage({ id: 'layouts.Shell.imports' }),
      href: paths.imports,
      icon: <FileInput size={20} />,
      isCurrent: isAt(paths.imports),
    });
  }
  if (hasAuditLog && isAdministrator(user)) {
    items.push({
      id: 'auditLog',
      label: intl.formatMessage({ id: 'layouts.Shell.auditLog' }),
      href: paths.auditLog,
      icon: <History size={20} />,
      isCurrent: isAt(paths.auditLog),
    });
  }
  return items;
}
