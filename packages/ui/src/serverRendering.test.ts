import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type Stories = Parameters<typeof composeStories>[0];
type Composed = Record<string, ComponentType & { parameters: Record<string, unknown> }>;

/** Every state of every component, from its stories. */
const files = import.meta.glob<Stories>('./**/*.stories.tsx');

describe('server rendering', { timeout: 60_000 }, () => {
  it.each(Object.keys(files))('%s', async (path) => {
    const stories = Object.entries(composeStories(await files[path]!()) as Composed);
    expect(stories.length).toBeGreaterThan(0);
    for (const [name, Story] of stories) {
      // Error boundaries catch nothing on a server, and the visible rows of a virtual list are unknown there.
      if (Story.parameters['isForBrowsersOnly']) continue;
      expect(() => renderToString(createElement(Story)), name).not.toThrow();
    }
  });
});
