import type { StationsData } from '@zrak/elements';
import { UiProvider } from '@zrak/ui/provider';
import '@zrak/ui/styles.css';
import { createRoot, type Root } from 'react-dom/client';
import { loadConfig } from '../app/config.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { createMessages } from '../i18n/messages.ts';
import { EmbeddedMap } from './EmbeddedMap.tsx';
import type { EmbedAddress } from './embedAddress.ts';

let root: Root | undefined;

interface Wishes extends Pick<EmbedAddress, 'theme'> {
  language: Language;
}

/** Draws the map, or draws it again with newer data. */
export async function drawMap(place: HTMLElement, data: StationsData, { language, theme }: Wishes): Promise<void> {
  const [config, messages] = await Promise.all([loadConfig(), createMessages(language, () => undefined)]);
  await messages.add(['rest']);
  const { portal, ui } = messages.current();
  root ??= createRoot(place);
  root.render(
    <UiProvider locale={languages[language].tag} messages={{ ...ui, ...portal }}>
      <EmbeddedMap {...data} config={config} language={language} theme={theme} />
    </UiProvider>,
  );
}
