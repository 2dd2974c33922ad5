import type { SitePlanFacts } from '../repositories/catalogue.ts';

/** The address differs for each picture. */
export const sitePlanUrl = ({ clientId, md5 }: Pick<SitePlanFacts, 'clientId' | 'md5'>): string =>
  `api/clients/sitePlan?clientId=${encodeURIComponent(clientId)}&version=${md5.slice(0, 12)}`;
