import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import mark from '../apps/portal/public/favicon.svg';
import { storybookTheme } from './brand.ts';
import { schemeOf } from './foundations/palettes.ts';

// Storybook renders the title of the brand as HTML.
const brandTitle = `<img src="${mark.replaceAll('"', '&quot;')}" alt="" width="24" height="24" style="vertical-align: middle; margin-inline-end: 10px"><span style="vertical-align: middle">Zrak components</span>`;

const themeOf = (globals: Record<string, unknown>) => storybookTheme(schemeOf(globals), brandTitle);

addons.setConfig({ theme: themeOf({}) });

// The side bar follows the theme that is chosen for the stories.
addons.register('zrak/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => api.setOptions({ theme: themeOf(globals) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
