import type { StaticFile, StaticFileName, WrittenText } from '@zrak/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../app/servicesHooks.ts';
import { type Language, languages } from '../../../i18n/languages.ts';
import { dataOf } from '../../../shared/query/dataOf.ts';

const listKey = (clientId: string | null) => ['texts', clientId] as const;

const queryOf = (clientId: string | null) => (clientId === null ? {} : { clientId });

/** Texts that administrators have written for a client, or for all clients. */
export function useWrittenTexts(clientId: string | null) {
  const { api } = useServices();
  return useQuery({
    queryKey: listKey(clientId),
    queryFn: ({ signal }): Promise<WrittenText[]> =>
      dataOf(api.GET('/api/staticFiles', { params: { query: queryOf(clientId) }, signal })),
  });
}

/** The text that visitors read in a language; null if there is no text in it. */
export function useShownText(clientId: string | null, name: StaticFileName, language: Language) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['shownText', clientId, name, language],
    queryFn: async ({ signal }): Promise<StaticFile | null> => {
      const { data, error } = await api.GET('/api/staticFiles/{name}', {
        params: { path: { name }, query: { ...queryOf(clientId), culture: languages[language].tag } },
        signal,
      });
      if (error && error.status !== 404) throw error;
      return data ?? null;
    },
  });
}

/** Reads the texts again after a change. */
export function useTextsChanged(clientId: string | null) {
  const queries = useQueryClient();
  const { clearClients } = useServices();
  return async () => {
    // A client says which texts its footer links to.
    clearClients();
    await Promise.all([
      queries.invalidateQueries({ queryKey: listKey(clientId) }),
      queries.invalidateQueries({ queryKey: ['shownText'] }),
    ]);
  };
}
