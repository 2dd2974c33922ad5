// The pages under `/embed` for frames on other sites. They read neither tokens nor any other stored data.
import './page.css';
import { defineElements, languageOf } from '@zrak/elements';
import { readEmbedAddress } from './embedAddress.ts';

const { view, lang, theme } = readEmbedAddress(location);
const { documentElement } = document;
/** Of the page, its elements and its map. */
const language = languageOf([lang, ...navigator.languages]);
documentElement.lang = language;
documentElement.dataset['theme'] = theme;

const common = { theme, 'heading-level': '1' };
const attributes: Record<string, string> =
  view.kind === 'map'
    ? { ...common, client: view.client, list: view.hasList ? 'below' : 'none' }
    : // An address that names nothing gets the sentence of the element for it.
      { ...common, ...(view.kind === 'station' && { client: view.client, station: view.station }) };
const element = document.createElement(view.kind === 'map' ? 'zrak-map' : 'zrak-station');
for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);

const root = document.getElementById('root')!;
element.addEventListener('zrak-data', ({ detail }) => {
  const name = 'station' in detail ? detail.station.name : detail.client.name;
  document.title = name;
  // The page around the frame has a main part, too.
  root.setAttribute('aria-label', name);
});
if (view.kind === 'map') {
  const place = document.createElement('div');
  place.slot = 'map';
  element.append(place);
  /** Without the map, the list of stations says the same. */
  const showList = (error: unknown) => {
    console.warn('Zrak: the map cannot be drawn:', error);
    element.setAttribute('list', 'below');
  };
  const code = import('./drawMap.tsx').catch(showList);
  element.addEventListener('zrak-data', ({ detail }) => {
    if ('stations' in detail)
      code.then((module) => module?.drawMap(place, detail, { language, theme })).catch(showList);
  });
}
root.append(element);
defineElements({ portal: location.origin });
