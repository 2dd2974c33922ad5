import type { Preview } from '@storybook/react-vite';
import '../packages/ui/src/theme/styles.ts';
import type { PreparedStory } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { withoutElementControls } from './docs/elementControls.ts';
import { needsOwnWindow } from './docs/ownWindow.tsx';
import { isTest, nextFrame, resetPage } from './resetPage.ts';
import { checkStory } from './storyChecks.ts';
import { Frame, locales } from './frame.tsx';

// The default of one second is too short for an animation on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

const preview: Preview = {
  // Only the development version of React can say that it has rendered everything (`act`). In a build, `play` would begin
  // before a component has measured itself.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await nextFrame();
    await nextFrame();
    return context.canvas;
  },
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      container: DocsFrame,
      page: ComponentPage,
      stories: { filter: (story: PreparedStory) => !needsOwnWindow(story) },
    },
    // React Aria's live region keeps a message for 7 s, and with it the id of a button that may no longer exist.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // At least 24 px: axe has this rule off by default.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Tests need no list of the elements that pass, which takes three times as long as the rules.
      options: isTest() ? { resultTypes: ['violations'], reporter: 'no-passes' } : {},
    },
    controls: { matchers: { date: /Date$/i } },
    options: {
      // Groups of the side bar; `check:stories` demands one of them in each title. Storybook reads this list from the
      // source, so it is written here.
      storySort: {
        order: [
          'Foundations',
          ['Colour', 'Data colours', 'Type', 'Space', 'Shape and elevation', 'Motion', 'Icons and marks', 'Writing'],
          'Theming',
          ['Theme page', 'How to theme'],
          'Layout and text',
          'Actions',
          'Inputs',
          'Navigation',
          'Overlays',
          'Feedback',
          'Data display',
          'Forms',
          'Shell',
          'Map',
          'Charts',
        ],
      },
    },
    viewport: {
      options: {
        narrowest: viewport('320', 320, 640, 'mobile'),
        phone: viewport('390', 390, 844, 'mobile'),
        tablet: viewport('768', 768, 1024, 'tablet'),
        desktop: viewport('1440', 1440, 900, 'desktop'),
        lowWindow: viewport('1280 × 650', 1280, 650, 'desktop'),
        smallPhone: viewport('320 × 568', 320, 568, 'mobile'),
        zoomed: viewport('1280 × 650 at 400 %', 320, 162, 'desktop'),
      },
    },
    chromatic: {
      modes: {
        'light, desktop': { theme: 'light', viewport: 'desktop' },
        'dark, desktop': { theme: 'dark', viewport: 'desktop' },
        'light, phone': { theme: 'light', viewport: 'phone' },
        'dark, phone': { theme: 'dark', viewport: 'phone' },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    contrast: {
      description: 'Contrast',
      toolbar: { icon: 'contrast', items: ['standard', 'more'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: locales.map((value) => ({
          value,
          title: new Intl.DisplayNames(value, { type: 'language' }).of(value)!,
        })),
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'From the left' },
          { value: 'rtl', title: 'From the right' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', contrast: 'standard', locale: 'en', density: 'comfortable', direction: 'ltr' },
  decorators: [
    (Story, { globals, viewMode }) => (
      <Frame globals={globals} ownsPage={viewMode !== 'docs'}>
        <Story />
      </Frame>
    ),
  ],
  argTypesEnhancers: [withoutElementControls],
  beforeEach: resetPage,
  afterEach: checkStory,
};

export default preview;
