import type { Client, SavedView } from '@zrak/api-client';
import { LinkButton } from '@zrak/ui/LinkButton';
import { Menu, type MenuEntry } from '@zrak/ui/Menu';
import { Bookmark, BookmarkCheck, BookmarkPlus, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { lazyDialog } from '../../../app/loading/lazyPart.tsx';
import { withReturnTo } from '../../../session/returnTo.ts';
import { paths } from '../../../app/paths.ts';
import { useUser } from '../../../app/servicesHooks.ts';
import { useAddress } from '../../../shared/address/useAddress.ts';
import { useKeptState } from '../../../shared/useKeptState.ts';
import { compareAddress } from '../graph/compareAddress.ts';
import { savedSearch } from './compareView.ts';
import { useSavedViews } from './useSavedViews.ts';

const NameView = lazyDialog(() => import('./NameView.tsx'));
const DeleteView = lazyDialog(() => import('./DeleteView.tsx'));

/** Saved comparisons of the user; a visitor sees how to save one. */
export function SavedViews({ client }: { client: Client }) {
  const user = useUser();
  const { pathname, search } = useLocation();
  if (user) return <SavedViewsMenu key={`${user.id} ${client.id}`} client={client} />;
  return (
    <LinkButton href={withReturnTo(paths.logIn, pathname + search)} size="small" icon={<Bookmark size={16} />}>
      <FormattedMessage id="routes.locations.SavedViews.logIn" />
    </LinkButton>
  );
}

type OpenDialog = { kind: 'save' } | { kind: 'rename' | 'delete'; view: SavedView };

function SavedViewsMenu({ client }: { client: Client }) {
  const intl = useIntl();
  const { values } = useAddress(compareAddress, 'push');
  const list = useSavedViews(client.id);
  const [dialog, setDialog] = useKeptState<OpenDialog | null>(`saved views ${client.id}`, () => null);
  const search = compareAddress.format(values);
  const current = list.views.find((view) => savedSearch(view.search) === search);
  const say = (id: 'label' | 'current' | 'failed' | 'save' | 'rename' | 'delete') =>
    intl.formatMessage({ id: `routes.locations.SavedViews.${id}` });

  const entryOf = (view: SavedView): MenuEntry => ({
    id: view.id,
    label: view.name,
    href: `${paths.compare(client.code)}?${view.search}`,
    ...(view === current
      ? { icon: <BookmarkCheck size={16} />, description: say('current') }
      : { icon: <Bookmark size={16} /> }),
  });
  const collator = new Intl.Collator(intl.locale, { numeric: true });
  const entries: MenuEntry[] = list.views.toSorted((a, b) => collator.compare(a.name, b.name)).map(entryOf);
  if (list.hasFailed) {
    entries.push({
      id: 'reload',
      label: intl.formatMessage({ id: 'app.retry' }),
      description: say('failed'),
      icon: <RotateCw size={16} />,
      onAction: list.reload,
    });
  }
  const actions: MenuEntry[] = current
    ? [
        {
          id: 'rename',
          label: say('rename'),
          icon: <Pencil size={16} />,
          onAction: () => setDialog({ kind: 'rename', view: current }),
        },
        {
          id: 'delete',
          label: say('delete'),
          icon: <Trash2 size={16} />,
          tone: 'danger',
          onAction: () => setDialog({ kind: 'delete', view: current }),
        },
      ]
    : [
        {
          id: 'save',
          label: say('save'),
          icon: <BookmarkPlus size={16} />,
          // Until it is known whether this comparison is saved, and under which names others are.
          isDisabled: list.isLoading || values.series.length === 0,
          onAction: () => setDialog({ kind: 'save' }),
        },
      ];
  const dialogProps = { onDone: list.reload, onClose: () => setDialog(null) };
  return (
    <>
      <Menu
        label={say('label')}
        icon={current ? <BookmarkCheck size={16} /> : <Bookmark size={16} />}
        items={[
          ...entries,
          ...actions.map((action, at) => ({ ...action, startsGroup: at === 0 && entries.length > 0 })),
        ]}
      />
      <Suspense>
        {dialog?.kind === 'save' && <NameView clientId={client.id} search={search} {...dialogProps} />}
        {dialog?.kind === 'rename' && <NameView view={dialog.view} {...dialogProps} />}
        {dialog?.kind === 'delete' && <DeleteView view={dialog.view} {...dialogProps} />}
      </Suspense>
    </>
  );
}
