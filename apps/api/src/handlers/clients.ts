import type { Handler } from '../contract/handler.ts';
import type { Schemas } from '../contract/schemas.ts';

const footerTexts: readonly Schemas['FooterText'][] = ['accessibilityStatement', 'privacyNotice'];

export const listClients: Handler<'listClients'> = async ({ viewer, language, server: { services } }) =>
  Promise.all(
    viewer.visibleClients().map(async ({ id, code, name, isPublic }) => {
      const found = await Promise.all(footerTexts.map((text) => services.content.find(text, language, code)));
      return {
        id,
        code,
        name,
        isPublic,
        stationCount: services.catalogue.locationsOf(id).length,
        footerTexts: footerTexts.filter((_, index) => found[index] !== undefined),
      };
    }),
  );
