import { expect, waitFor } from 'storybook/test';

interface Canvas {
  getByRole: (role: string) => HTMLElement;
}

/** The description is updated when the view stops moving. */
export const described = (plot: HTMLElement, words: RegExp) =>
  waitFor(() => expect(plot).toHaveAccessibleDescription(words));

/** The period in the description of the chart. */
export function viewOf(canvas: Canvas): string | undefined {
  const id = canvas.getByRole('application').getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent?.split('.')[0];
}

/** The period, once the chart has a description. */
export const firstViewOf = (canvas: Canvas) =>
  waitFor(() => {
    const view = viewOf(canvas);
    if (!view) throw new Error('The graph has no description yet');
    return view;
  });
