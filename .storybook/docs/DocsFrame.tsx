import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from '../brand.ts';
import { schemeOf } from '../foundations/palettes.ts';
import { Frame } from '../frame.tsx';

type Context = DocsContainerProps['context'];

function subscribe(listener: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

/** Settings of the toolbar, as JSON. Events also come from the stories in frames of the page, which have their own. */
function settingsOf(context: Context): string {
  const stories = context.componentStories();
  const plain = stories.find(({ storyGlobals }) => Object.keys(storyGlobals).length === 0) ?? stories[0];
  return JSON.stringify(plain ? context.getStoryContext(plain).globals : {});
}

/** A docs page in the theme, language and text direction of the toolbar, as its stories. */
export function DocsFrame({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  const chosen = JSON.parse(useSyncExternalStore(subscribe, () => settingsOf(props.context))) as Record<
    string,
    unknown
  >;
  return (
    <DocsContainer {...props} theme={storybookTheme(schemeOf(chosen))}>
      <Frame globals={chosen} ownsPage>
        {children}
      </Frame>
    </DocsContainer>
  );
}
