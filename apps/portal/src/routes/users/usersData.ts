import type { ApiError, Client, User } from '@zrak/api-client';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

/** What the list has loaded, for the list and for the dialogs over it. */
export interface UsersData {
  users: User[];
  /** Those a user may be given to. */
  clients: Client[];
  error: ApiError | null;
}

export const useUsersData = () => useOutletContext<UsersData>();

/** Parameters of the list; a dialog opens over it and leaves them as they are. */
const ownOfDialogs = 'user';

/** Links between the list and its dialogs keep what the list shows. */
export function useListLinks() {
  const [params] = useSearchParams();
  const withList = (path: string) => {
    const [pathname, own] = path.split('?');
    const search = new URLSearchParams([
      ...[...params].filter(([name]) => name !== ownOfDialogs),
      ...new URLSearchParams(own),
    ]);
    return search.size > 0 ? `${pathname}?${search}` : pathname!;
  };
  return { list: withList(paths.users), withList };
}
