import type { ApiError, Client, User } from '@zrak/api-client';
import { useOutletContext } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useQuietAddress } from '../../shared/address/useAddress.ts';
import { usersAddress } from './usersAddress.ts';

/** What the list has loaded, for the list and for the dialogs over it. */
export interface UsersData {
  users: User[];
  /** Those a user may be given to. */
  clients: Client[];
  error: ApiError | null;
}

export const useUsersData = () => useOutletContext<UsersData>();

/** Links between the list and its dialogs keep what the list shows. */
export function useListLinks() {
  const { values } = useQuietAddress(usersAddress);
  const withList = (path: string) => {
    const [pathname, own] = path.split('?');
    const search = usersAddress.write(new URLSearchParams(own), values);
    return search.size > 0 ? `${pathname}?${search}` : pathname!;
  };
  return { list: withList(paths.users), withList };
}
