import type { ApiError, Client, User } from '@zrak/api-client';
import { useOutletContext } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useQuietAddress } from '../../shared/address/useAddress.ts';
import { usersAddress } from './usersAddress.ts';

/** Data of the list, for the list and the dialogs over it. */
export interface UsersData {
  users: User[];
  /** Clients that a user may be assigned to. */
  clients: Client[];
  error: ApiError | null;
}

/** Full name, or the user name of a user without one. */
export const nameOf = ({ fullName, userName }: Pick<User, 'fullName' | 'userName'>): string => fullName || userName;

/** Clients for the form of a user; a code that is also the name is not repeated. */
export const clientChoices = (clients: readonly Client[]) =>
  clients.map(({ id, code, name }) => ({ id, name, ...(code !== name && { code }) }));

export const useUsersData = () => useOutletContext<UsersData>();

/** Links between the list and its dialogs keep the search params of the list. */
export function useListLinks() {
  const { values } = useQuietAddress(usersAddress);
  const withList = (path: string) => {
    const [pathname, own] = path.split('?');
    const search = usersAddress.write(new URLSearchParams(own), values);
    return search.size > 0 ? `${pathname}?${search}` : pathname!;
  };
  return { list: withList(paths.users), withList };
}
