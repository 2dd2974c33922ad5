import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brandTheme } from '../../packages/ui/src/brand/brandTheme.ts';
import { wholePage } from '../docs/wholePage.tsx';
import { expectTrueFigures, lowestFigure } from '../foundations/figures.ts';
import { ThemePage } from './ThemePage.tsx';

const meta = {
  title: 'Theming/Theme page',
  component: ThemePage,
  parameters: wholePage(ThemePage),
} satisfies Meta<typeof ThemePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const accentOf = (scheme: string) =>
  getComputedStyle(document.querySelector(`[data-samples="${scheme}"]`)!).getPropertyValue('--zrak-color-accent');

export const Purple: Story = {
  tags: ['!dev', 'extended'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Used as it is in \d of four themes$/)).toBeVisible();
    await expect(lowestFigure(canvasElement, 'Contrast of text', 'light')).toBeGreaterThanOrEqual(4.5);
    await expect(lowestFigure(canvasElement, 'Contrast of text', 'darkContrast')).toBeGreaterThanOrEqual(7);
    await expectTrueFigures(canvasElement, 'light');
    await expect(accentOf('light')).toBe('#7a1fa2');
    await expect(accentOf('dark')).toBe(brandTheme('#7a1fa2')!.colors.dark.accent);
    // The picture holds the part of the page that is in view.
    scrollTo(0, 0);
  },
};

/** Too light for text on white. */
export const PaleYellow: Story = {
  tags: ['!dev'],
  args: { initialAccent: '#ffe66d' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const { accent } = brandTheme('#ffe66d')!.colors.light;
    await expect(canvas.getByText(/^Made darker or lighter/)).toHaveTextContent(`light ${accent}`);
    await expectTrueFigures(canvasElement, 'light');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', 'extended'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand colour' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}#12');
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('This is not a colour')).toBeVisible();
    await userEvent.keyboard('3456');
    await expect(field).toBeValid();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, "Obala d'Istria");
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address of the logo' }), '/obala.svg');
    const code = within(canvas.getByRole('region', { name: 'Component' }));
    await expect(code.getByText(/accent: '#123456'/)).toHaveTextContent(
      "name: 'Obala d\\'Istria', logoUrl: '/obala.svg'",
    );
    await expect(canvas.getByRole('region', { name: 'Style sheet' })).toHaveTextContent(
      `--zrak-brand-dark-accent: ${brandTheme('#123456')!.colors.dark.accent};`,
    );
  },
};
