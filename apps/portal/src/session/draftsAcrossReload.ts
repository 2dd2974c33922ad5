import type { Services } from '../app/services.ts';
import { tabStorage } from './storage.ts';

type Surroundings = Pick<Services, 'drafts' | 'user'>;

const key = 'drafts';

/** Keeps unsaved input over a reload of the page, for the same user in the same tab. */
export function saveDrafts({ drafts, user }: Surroundings): void {
  tabStorage.setAll({ [key]: JSON.stringify([user()?.id, drafts.all()]) });
}

export function restoreDrafts({ drafts, user }: Surroundings): void {
  const text = tabStorage.get(key);
  if (text === null) return;
  tabStorage.removeAll([key]);
  const [owner, saved] = JSON.parse(text) as [string | undefined, [string, object][]];
  if (owner === user()?.id) for (const [form, values] of saved) drafts.keep(form, values);
}
