import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';

/** Parameters of a story file whose docs page is one component, in our own styles. */
export const wholePage = (Content: ComponentType) => ({
  docs: {
    page: () => (
      <Unstyled>
        <Content />
      </Unstyled>
    ),
  },
});
