import { skipToken, useQuery } from '@tanstack/react-query';
import type { LocationSummary, Series } from '@zrak/api-client';
import { CommandPalette, type CommandPaletteSection } from '@zrak/ui/CommandPalette';
import { Building2, ChartLine, File, MapPin } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';
import { useServices, useUser } from '../../app/servicesHooks.ts';
import { dataOf } from '../../shared/query/dataOf.ts';
import { withStationNames } from '../../shared/station.ts';
import { withUnit } from '../../shared/withUnit.ts';
import { type MenuContent, useMenuSections } from '../menuSections.tsx';
import { type IndexedEntry, indexed, searched, type SearchEntry } from './searchEntries.ts';

/** Results shown of each kind. */
const mostOfKind = 6;

type Kind = 'stations' | 'series' | 'pages' | 'clients';

const icons: Record<Kind, ReactNode> = {
  stations: <MapPin size={16} />,
  series: <ChartLine size={16} />,
  pages: <File size={16} />,
  clients: <Building2 size={16} />,
};

const kinds = Object.keys(icons) as Kind[];
const noLocations: readonly LocationSummary[] = [];

interface SearchPaletteProps extends MenuContent {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Search over the stations and series of the client, the pages of the portal, and the clients. */
export default function SearchPalette({ label, isOpen, onOpenChange, ...content }: SearchPaletteProps) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const { entries, isLoading } = useEntries(content, query !== '');
  const sections = kinds.map((kind): CommandPaletteSection => ({
    id: kind,
    title: intl.formatMessage({ id: `layouts.search.${kind}` }),
    items: searched(entries[kind], query, mostOfKind).map((entry) => ({
      ...entry,
      id: `${kind} ${entry.id}`,
      icon: icons[kind],
    })),
  }));
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <CommandPalette
      label={label}
      placeholder={label}
      isOpen={isOpen}
      onOpenChange={(isNow) => {
        if (!isNow) setQuery('');
        onOpenChange(isNow);
      }}
      query={query}
      onQueryChange={setQuery}
      sections={sections}
      statusText={intl.formatMessage({ id: 'layouts.search.results' }, { count })}
      note={isLoading ? intl.formatMessage({ id: 'layouts.search.loading' }) : undefined}
    />
  );
}

function useEntries(content: MenuContent, isTyped: boolean) {
  const { client, canChooseClient } = content;
  const { locations = noLocations } = content;
  const { api, clients: loadClients } = useServices();
  const pages = usePages(content);
  // Hundreds of series are no answer before anything is typed.
  const series = useQuery({
    queryKey: ['allSeries', client?.id],
    queryFn:
      client && isTyped
        ? ({ signal }) =>
            dataOf(api.GET('/api/dataseries/getAll', { params: { query: { clientId: client.id } }, signal }))
        : skipToken,
  });
  const clients = useQuery({ queryKey: ['clients'], queryFn: canChooseClient ? () => loadClients() : skipToken });
  const code = client?.code ?? '';
  const ofClient = useMemo(
    () => ({
      stations: indexed(locations.map(({ id, name }) => ({ id, label: name, href: paths.location(code, id) }))),
      series: isTyped
        ? indexed(withStationNames(series.data ?? [], locations).map((one) => seriesEntry(one, code)))
        : [],
    }),
    [locations, series.data, code, isTyped],
  );
  const others = (clients.data ?? []).filter(({ id }) => id !== client?.id);
  const entries: Record<Kind, IndexedEntry[]> = {
    ...ofClient,
    pages: indexed(pages),
    clients: indexed(others.map((one) => ({ id: one.id, label: one.name, href: paths.map(one.code) }))),
  };
  return { entries, isLoading: series.isFetching };
}

/** The entries of the menu except the stations, and those of the account menu. */
function usePages(content: MenuContent): SearchEntry[] {
  const intl = useIntl();
  const user = useUser();
  const links = useMenuSections(content, true)
    .flatMap(({ items }) => items)
    .flatMap((item) => ('children' in item ? item.children : [item]))
    .filter(({ id }) => !content.locations?.some((location) => location.id === id))
    .map(({ id, label, href }) => ({ id, label, href }));
  if (!user) return links;
  return [
    ...links,
    { id: 'myAccount', label: intl.formatMessage({ id: 'layouts.Shell.myAccount' }), href: paths.myAccount },
  ];
}

const seriesEntry = (series: Series, code: string): SearchEntry => ({
  id: series.id,
  label: withUnit(series),
  description: series.locationName,
  href: `${paths.location(code, series.locationId)}?${new URLSearchParams({ series: series.id })}`,
});
