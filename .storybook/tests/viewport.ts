import { page } from 'vitest/browser';
import { forgetFocus } from '../resetPage.ts';

// Storybook sets the window before it renders a story.
const setViewport = page.viewport.bind(page);
page.viewport = async (width, height) => {
  await forgetFocus(height);
  await setViewport(width, height);
};
