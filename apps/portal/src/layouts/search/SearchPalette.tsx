import { skipToken, useQuery } from '@tanstack/react-query';
import type { LocationSummary, Series } from '@zrak/api-client';
import { CommandPalette, type CommandPaletteSection } from '@zrak/ui/CommandPalette';
import { Building2, ChartLine, File, MapPin } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';
import { useServices, useUser } from '../../app/servicesHooks.ts';
import { distinctClients, type DistinctName } from '../../shared/names/distinctNames.ts';
import { useDistinctStations } from '../../shared/names/useDistinctStations.ts';
import { clientSeries } from '../../shared/query/clientSeries.ts';
import { withUnit } from '../../shared/withUnit.ts';
import { type MenuContent, useMenuSections } from '../menuSections.tsx';
import { type IndexedEntry, indexed, searched, type SearchEntry } from './searchEntries.ts';

/** Results shown of each kind at first, and those added each time that more are asked for. */
const mostOfKind = 6;
const further = 100;

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
  /** Letters that were typed while the code was loading. */
  start: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Search over the stations and series of the client, the pages of the portal, and the clients. */
export default function SearchPalette({ label, start, isOpen, onOpenChange, ...content }: SearchPaletteProps) {
  const intl = useIntl();
  const [query, setQuery] = useState(start);
  const [most, setMost] = useState<Partial<Record<Kind, number>>>({});
  const { entries, isLoading } = useEntries(content, query !== '');
  const results = kinds.map((kind) => ({ kind, ...searched(entries[kind], query, most[kind] ?? mostOfKind) }));
  const sections = results.map(({ kind, entries: shown, total }): CommandPaletteSection => {
    const title = intl.formatMessage({ id: `layouts.search.${kind}` });
    const rest = total - shown.length;
    return {
      id: kind,
      title:
        rest === 0
          ? title
          : intl.formatMessage({ id: 'layouts.search.partOfKind' }, { title, shown: shown.length, count: total }),
      items: shown.map((entry) => ({ ...entry, id: `${kind} ${entry.id}`, icon: icons[kind] })),
      more:
        rest === 0
          ? undefined
          : {
              label: intl.formatMessage({ id: 'layouts.search.more' }, { count: Math.min(rest, further) }),
              onAction: () => setMost({ ...most, [kind]: shown.length + further }),
            },
    };
  });
  const shown = sections.reduce((sum, { items }) => sum + items.length, 0);
  const count = results.reduce((sum, { total }) => sum + total, 0);
  const search = (typed: string) => {
    setMost({});
    setQuery(typed);
  };
  return (
    <CommandPalette
      label={label}
      placeholder={label}
      isOpen={isOpen}
      onOpenChange={(isNow) => {
        if (!isNow) search('');
        onOpenChange(isNow);
      }}
      query={query}
      onQueryChange={search}
      sections={sections}
      statusText={intl.formatMessage(
        { id: shown < count ? 'layouts.search.partOfResults' : 'layouts.search.results' },
        { shown, count },
      )}
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
  const series = useQuery({ ...clientSeries(api, client?.id ?? ''), enabled: client !== undefined && isTyped });
  const clients = useQuery({ queryKey: ['clients'], queryFn: canChooseClient ? () => loadClients() : skipToken });
  const code = client?.code ?? '';
  const stations = useDistinctStations(locations);
  const ofClient = useMemo(
    () => ({
      stations: indexed(
        stations.map(({ id, name, detail }) => ({
          id,
          label: name,
          description: detail,
          href: paths.location(code, id),
        })),
      ),
      series: isTyped ? indexed(seriesEntries(series.data ?? [], stations, code)) : [],
    }),
    [stations, series.data, code, isTyped],
  );
  const all = clients.data ?? [];
  const others = distinctClients(all)
    .map(({ id, name, detail }, index) => ({
      id,
      label: name,
      description: detail,
      href: paths.map(all[index]!.code),
    }))
    .filter(({ id }) => id !== client?.id);
  const entries: Record<Kind, IndexedEntry[]> = {
    ...ofClient,
    pages: indexed(pages),
    clients: indexed(others),
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

function seriesEntries(all: readonly Series[], stations: readonly DistinctName[], code: string): SearchEntry[] {
  const names = new Map(stations.map(({ id, label }) => [id, label]));
  return all.map((series) => ({
    id: series.id,
    label: withUnit(series),
    description: names.get(series.locationId) ?? series.locationName,
    href: `${paths.location(code, series.locationId)}?${new URLSearchParams({ series: series.id })}`,
  }));
}
