import { useKeptState } from '../../shared/useKeptState.ts';

/** An id that is readable in files and addresses: `horiba-apda-372-3f9c1b7e`. */
export function newId(name: string | undefined, random: string): string {
  const words = (name ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = words.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return [slug.slice(0, 48), random.slice(0, 8)].filter(Boolean).join('-');
}

/**
 * Gives the object that a form adds its id, from the name at the first try. All later tries have the same id: if the answer of
 * one was lost, the server finds what it has stored, and does not add it twice.
 *
 * @param form names the draft
 */
export function useNewId(form: string): (name: string | undefined) => string {
  const [id, setId] = useKeptState<string | null>(`id of ${form}`, () => null);
  return (name) => {
    const made = id ?? newId(name, crypto.randomUUID());
    setId(made);
    return made;
  };
}
