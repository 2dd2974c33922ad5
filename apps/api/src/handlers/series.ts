import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';
import type { Language } from '../language.ts';
import { seriesOf } from '../presenters/series.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import type { Services } from '../services.ts';
import { requestedLanguage } from './requestedLanguage.ts';

export const listSeries: Handler<'listSeries'> = async ({ viewer, query, language, server }) => {
  const { catalogue } = server.services;
  const location = viewer.location(query.locationId);
  return presented(catalogue.seriesOf(location.id), server.services, requestedLanguage(query.culture, language));
};

export const listAllSeries: Handler<'listAllSeries'> = async ({ viewer, query, language, server }) => {
  const { catalogue } = server.services;
  const client = viewer.client(query.clientId);
  const series = catalogue.locationsOf(client.id).flatMap(({ id }) => catalogue.seriesOf(id));
  return presented(series, server.services, requestedLanguage(query.culture, language));
};

async function presented(
  allSeries: CataloguedSeries[],
  { store }: Pick<Services, 'store'>,
  language: Language,
): Promise<Schemas['Series'][]> {
  const extents = await store.firstAndLast(allSeries);
  return allSeries.map((series) => seriesOf(series, extents.get(series.id), language));
}
