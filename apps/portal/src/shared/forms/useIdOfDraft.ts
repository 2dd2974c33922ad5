import { useKeptState } from '../useKeptState.ts';

/**
 * Gives a draft the id under which the server stores it once. All tries with the same draft have the same id; a changed draft
 * has another one, because a server that has stored the first would answer it and drop the change.
 *
 * @param form names the draft
 * @returns takes a draft that is replaced when it changes, or text of all that it contains
 */
export function useIdOfDraft(form: string): (draft: object | string) => string {
  const [last, setLast] = useKeptState<{ draft: object | string; id: string } | null>(`id of ${form}`, () => null);
  return (draft) => {
    if (last?.draft === draft) return last.id;
    const id = crypto.randomUUID();
    setLast({ draft, id });
    return id;
  };
}
