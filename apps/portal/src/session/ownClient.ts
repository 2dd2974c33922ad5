import type { Client } from '@zrak/api-client';

interface Belonging {
  clientId?: string | null;
  clientName?: string | null;
  clientCode?: string | null;
}

const clientById = ({ clientId }: Belonging, clients: readonly Client[]) => clients.find(({ id }) => id === clientId);

/** Whether two states of a user name different clients, or another code of the same client. */
export const hasMoved = (before: Belonging | null, after: Belonging | null): boolean =>
  before?.clientCode !== after?.clientCode || before?.clientId !== after?.clientId;

/** Code of the user's client, which a server may name by its id only; null without a client. */
export const clientCodeOf = (user: Belonging, clients: readonly Client[]): string | null =>
  user.clientCode ?? clientById(user, clients)?.code ?? null;

/** Name of the user's client, otherwise its code. */
export const clientNameOf = (user: Belonging, clients: readonly Client[]): string | null =>
  user.clientName ?? clientById(user, clients)?.name ?? clientCodeOf(user, clients);
