import type { AppUser, Client, Location } from '../db/schema.ts';
import { everything, type Scope } from '../db/scope.ts';
import { forbidden, notFound, unauthorized } from '../errors.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';

export type Role = 'administrator' | 'PortalKeyUser' | 'ApiUser' | 'ClientUser';

/**
 * Who asks, and the one place that decides what that person may see and do. Made for each request from the token and
 * the user's row as it is now, so that a change of role counts from the next request.
 *
 * Foreign and unknown ids are answered alike: with 404.
 */
export class Viewer {
  readonly #user: AppUser | undefined;
  readonly #sessionId: string | undefined;
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue, user?: AppUser, sessionId?: string) {
    this.#catalogue = catalogue;
    this.#user = user;
    this.#sessionId = sessionId;
  }

  /** @throws 401 for a visitor. */
  get user(): AppUser {
    if (this.#user === undefined) throw unauthorized();
    return this.#user;
  }

  get sessionId(): string | undefined {
    return this.#sessionId;
  }

  /** Stands for the viewer where something is counted; undefined for visitors. */
  get userId(): string | undefined {
    return this.#user?.id;
  }

  get isAdministrator(): boolean {
    return this.#has('administrator');
  }

  /** Stations, data, exports and content. */
  canSeeClient({ id, isPublic }: Client): boolean {
    return isPublic || this.isAdministrator || (this.#user !== undefined && this.#user.clientId === id);
  }

  /** Who belongs to a client is the business of its people, not of its machines. */
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

  get canManageUsers(): boolean {
    return this.isAdministrator || this.#has('PortalKeyUser');
  }

  /**
   * An administrator gives and takes any role. A key user makes neither administrators nor ApiUsers, and takes no role
   * from a key user: who must not be deleted must not be made deletable either.
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

  /** The same once more, for the database. */
  get scope(): Scope {
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

  /** All or none. @throws 404 when one of them is foreign or unknown. */
  series(keys: readonly string[]): CataloguedSeries[] {
    return keys.map((key) => {
      const series = this.#catalogue.oneSeries(key);
      if (series === undefined) throw notFound();
      this.location(series.locationId);
      return series;
    });
  }

  /** The client whose users are to be listed. @throws 401, 403 or 404 */
  clientForUserList(id: string): Client {
    const { user } = this;
    const client = this.#catalogue.client(id);
    if (client === undefined || (!this.isAdministrator && user.clientId !== id)) throw notFound();
    if (!this.canListUsersOf(id)) throw forbidden();
    return client;
  }

  /** Passes on a user that may be read; oneself always. @throws 401, 404 */
  readableUser(user: AppUser | undefined): AppUser {
    const isOwn = user !== undefined && user.id === this.user.id;
    if (user === undefined || !(isOwn || this.canListUsersOf(user.clientId))) throw notFound();
    return user;
  }

  /** Passes on a user that may be changed as far as the tenant goes. @throws 401, 403, 404 */
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
