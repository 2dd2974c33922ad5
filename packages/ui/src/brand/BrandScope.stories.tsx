import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Link } from '../components/Link/Link.tsx';
import { BrandScope, brandTheme, useBrand } from './BrandScope.tsx';

function Sample() {
  const { name } = useBrand();
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Link href="#reports">{name ?? 'Nobody'}</Link>
      <Button tone="primary">Save</Button>
      <Checkbox label="Preliminary values" defaultSelected />
    </div>
  );
}

const meta = {
  title: 'Theming/BrandScope',
  component: BrandScope,
  args: { brand: { accent: '#7a1fa2', name: 'Mestna občina Celje' }, children: <Sample /> },
} satisfies Meta<typeof BrandScope>;
export default meta;
type Story = StoryObj<typeof meta>;

const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--zrak-color-accent').trim();

export const Purple: Story = {
  play: async ({ canvas }) => {
    await expect(accent()).toBe('#7a1fa2');
    await expect(canvas.getByRole('link', { name: 'Mestna občina Celje' })).toHaveStyle({ color: 'rgb(122, 31, 162)' });
  },
};

/** Too light for text on white, so it is darkened until it is readable. */
export const PaleYellow: Story = {
  args: { brand: { accent: '#ffe66d' } },
  play: async () => {
    await expect(accent()).toBe(brandTheme('#ffe66d')?.colors.light.accent);
    await expect(accent()).not.toBe('#ffe66d');
  },
};

export const NoColour: Story = {
  args: { brand: { accent: 'url(https://example.org/x)', name: 'X' } },
  play: async () => {
    await expect(accent()).toBe('#0b6e69');
  },
};

export const NoBrand: Story = { args: { brand: null } };
export const OnDark: Story = { globals: { theme: 'dark' } };

/** The inner colour applies to the page, and the outer one again without it. */
export const WithinEachOther: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render({ brand }) {
    const [isInner, setInner] = useState(true);
    const button = <Button onPress={() => setInner(!isInner)}>Switch</Button>;
    return (
      <BrandScope brand={brand}>
        {isInner ? <BrandScope brand={{ accent: '#0a5cc2' }}>{button}</BrandScope> : button}
        <BrandScope brand={{ name: 'No colour' }}>Text</BrandScope>
      </BrandScope>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(accent()).toBe('#0a5cc2');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await expect(accent()).toBe('#7a1fa2');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await expect(accent()).toBe('#0a5cc2');
  },
};
