import type { NetworkChange, NetworkClient } from '@zrak/api-client';

type ClientChange = NonNullable<NetworkChange['clients']>[number];

/** Content of the form of a client. */
export interface ClientDraft {
  code: string;
  name: string;
  public: boolean;
  /** Empty, or a colour such as `#0b5c91`. */
  accentColor: string;
}

export const emptyClient: ClientDraft = { code: '', name: '', public: false, accentColor: '' };

export const draftOfClient = ({ code, name, public: isPublic, accentColor }: NetworkClient): ClientDraft => ({
  code,
  name,
  public: isPublic,
  accentColor: accentColor ?? '',
});

/** The client for the server; null while a field that it needs is empty. */
export function clientOf(draft: ClientDraft): ClientChange | null {
  const [code, name, accentColor] = [draft.code.trim(), draft.name.trim(), draft.accentColor.trim()];
  if (code === '' || name === '') return null;
  return { code, name, public: draft.public, accentColor: accentColor === '' ? null : accentColor };
}
