import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from '../brand.ts';
import { schemeOf } from '../foundations/palettes.ts';
import { Frame } from '../frame.tsx';

type Globals = Record<string, unknown>;

const noGlobals: Globals = {};
let globals: Globals | null = null;

function subscribe(listener: () => void): () => void {
  const channel = addons.getChannel();
  const update = (event: { globals: Globals }) => {
    globals = event.globals;
    listener();
  };
  channel.on(GLOBALS_UPDATED, update);
  return () => channel.off(GLOBALS_UPDATED, update);
}

/** Settings of the toolbar, which reach decorators of stories only. */
function useGlobals(): Globals {
  return useSyncExternalStore(
    subscribe,
    () =>
      globals ??
      (addons.getChannel().last(SET_GLOBALS) as [{ globals: Globals }] | undefined)?.[0].globals ??
      noGlobals,
  );
}

/** A docs page in the theme, language and text direction of the toolbar, as its stories. */
export function DocsFrame({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  const chosen = useGlobals();
  return (
    <DocsContainer {...props} theme={storybookTheme(schemeOf(chosen))}>
      <Frame globals={chosen} ownsPage>
        {children}
      </Frame>
    </DocsContainer>
  );
}
