import type { ApiKey, AppUser, Client, Location } from '../db/schema.ts';
import { everything, type Scope } from '../db/scope.ts';
import { forbidden, notFound, unauthorized } from '../errors.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';

export type Role = 'administrator' | 'PortalKeyUser' | 'ApiUser' | 'ClientUser';

/**
 * The caller of a request. This class alone decides what the caller may see and do. It is created for each request from
 * the token and the current row of the user, so that a change of role applies from the next request.
 *
 * Foreign and unknown ids give the same answer: 404.
 */
export class Viewer {
  readonly #user: AppUser | undefined;
  readonly #sessionId: string | undefined;
  readonly #catalogue: Catalogue;
  #key: ApiKey | undefined;

  constructor(catalogue: Catalogue, user?: AppUser, sessionId?: string) {
    this.#catalogue = catalogue;
    this.#user = user;
    this.#sessionId = sessionId;
  }

  /** A machine, which may only write measurements. */
  static ofKey(catalogue: Catalogue, key: ApiKey): Viewer {
    const viewer = new Viewer(catalogue);
    viewer.#key = key;
    return viewer;
  }

  get apiKey(): ApiKey | undefined {
    return this.#key;
  }

  /** The series if the key of this call may write to it. Foreign and unknown series are the same. */
  writableSeries(key: string): CataloguedSeries | undefined {
    const series = this.#catalogue.oneSeries(key);
    if (series === undefined || this.#key === undefined || series.location.clientId !== this.#key.clientId) {
      return undefined;
    }
    const { locationIds } = this.#key;
    return locationIds === null || locationIds.includes(series.locationId) ? series : undefined;
  }

  /** @throws 401 for a visitor. */
  get user(): AppUser {
    if (this.#user === undefined) throw unauthorized();
    return this.#user;
  }

  get sessionId(): string | undefined {
    return this.#sessionId;
  }

  /** Id under which calls and exports are counted; undefined for visitors. */
  get userId(): string | undefined {
    return this.#user?.id;
  }

  get isAdministrator(): boolean {
    return this.#has('administrator');
  }

  /** Access to stations, data, exports and content. */
  canSeeClient({ id, isPublic }: Client): boolean {
    return isPublic || this.isAdministrator || (this.#user !== undefined && this.#user.clientId === id);
  }

  /** An ApiUser is a machine and has no need of the people of its client. */
  canListUsersOf(clientId: string | null): boolean {
    if (this.isAdministrator) return true;
    return (
      clientId !== null && this.#user?.clientId === clientId && (this.#has('ClientUser') || this.#has('PortalKeyUser'))
    );
  }

  /** Add, change and delete users. */
  canManageUsersOf(clientId: string | null): boolean {
    if (this.isAdministrator) return true;
    return clientId !== null && this.#user?.clientId === clientId && this.#has('PortalKeyUser');
  }

  /** List, create and revoke the keys of data loggers. */
  canManageKeysOf(clientId: string): boolean {
    return this.canManageUsersOf(clientId);
  }

  get canManageKeys(): boolean {
    return this.canManageUsers;
  }

  get canManageUsers(): boolean {
    return this.isAdministrator || this.#has('PortalKeyUser');
  }

  /**
   * An administrator gives and takes any role. A key user grants neither the administrator nor the ApiUser role, and
   * takes no role from a key user: key users cannot be deleted by key users, and losing the role would make them
   * deletable.
   */
  canChangeRoles(before: readonly string[], after: readonly string[]): boolean {
    if (this.isAdministrator) return true;
    const given = after.filter((role) => !before.includes(role));
    const taken = before.filter((role) => !after.includes(role));
    return given.every((role) => role === 'ClientUser' || role === 'PortalKeyUser') && taken.every(isHarmless);
  }

  /** @throws 401, 403 */
  requireAdministrator(): void {
    if (this.user === undefined || !this.isAdministrator) throw forbidden();
  }

  /** The same rights, for the row security of the database. */
  get scope(): Scope {
    if (this.#key !== undefined) return { clients: this.#key.clientId, people: '', user: '' };
    if (this.isAdministrator) return { ...everything, user: this.userId ?? '' };
    const clientId = this.#user?.clientId ?? null;
    return {
      clients: this.visibleClients()
        .map(({ id }) => id)
        .join(),
      people: this.canListUsersOf(clientId) ? (clientId ?? '') : '',
      user: this.userId ?? '',
    };
  }

  visibleClients(): Client[] {
    return this.#catalogue.clients.filter((client) => this.canSeeClient(client));
  }

  /** @throws 404 */
  client(id: string): Client {
    const client = this.#catalogue.client(id);
    if (client === undefined || !this.canSeeClient(client)) throw notFound();
    return client;
  }

  /** @throws 404 */
  location(id: string): Location {
    const location = this.#catalogue.location(id);
    if (location === undefined) throw notFound();
    this.client(location.clientId);
    return location;
  }

  /** All or none. @throws 404 if one of them is foreign or unknown. */
  series(keys: readonly string[]): CataloguedSeries[] {
    return keys.map((key) => {
      const series = this.#catalogue.oneSeries(key);
      if (series === undefined) throw notFound();
      this.location(series.locationId);
      return series;
    });
  }

  /** The client whose users are listed. @throws 401, 403 or 404 */
  clientForUserList(id: string): Client {
    const { user } = this;
    const client = this.#catalogue.client(id);
    if (client === undefined || (!this.isAdministrator && user.clientId !== id)) throw notFound();
    if (!this.canListUsersOf(id)) throw forbidden();
    return client;
  }

  /** Returns the user if the viewer may read it; always the viewer's own. @throws 401, 404 */
  readableUser(user: AppUser | undefined): AppUser {
    const isOwn = user !== undefined && user.id === this.user.id;
    if (user === undefined || !(isOwn || this.canListUsersOf(user.clientId))) throw notFound();
    return user;
  }

  /** Returns the user if the viewer's role and client allow changing it. @throws 401, 403, 404 */
  manageableUser(user: AppUser | undefined): AppUser {
    if (!this.canManageUsers) {
      this.readableUser(user);
      throw forbidden();
    }
    const found = this.readableUser(user);
    const isBeyond = found.roles.includes('administrator') && !this.isAdministrator;
    if (!this.canManageUsersOf(found.clientId) || isBeyond) throw forbidden();
    return found;
  }

  #has(role: Role): boolean {
    return this.#user?.roles.includes(role) ?? false;
  }
}

function isHarmless(role: string): boolean {
  return role === 'ClientUser';
}
