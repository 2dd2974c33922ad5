import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Layout and text/Text',
  component: Text,
  args: { children: 'PM10 has stayed under the daily limit value for 41 days.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {
  play: async ({ canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    await expect(paragraph).toHaveStyle({ fontSize: '14px', lineHeight: '20px' });
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['small', 'body', 'large', 'title', 'headline', 'display'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: Kakovost zraka, PM₁₀ 52,4 µg/m³
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  parameters: { isPicturedInDark: true },
  render: () => (
    <Stack space="xsmall">
      {(['default', 'muted', 'accent', 'danger', 'success', 'warning', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: the limit value is 50 µg/m³
        </Text>
      ))}
    </Stack>
  ),
};

export const Strong: Story = { args: { weight: 'strong' } };

/** A part of another text keeps its line height. */
export const InsideAnother: Story = {
  render: () => (
    <Text>
      The daily mean is{' '}
      <Text as="strong" tone="danger" isTabular>
        62.1 µg/m³
      </Text>
      , above the limit value.
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('62.1 µg/m³').tagName).toBe('STRONG');
    await expect(canvas.getByText('62.1 µg/m³')).toHaveStyle({ fontWeight: '600' });
  },
};

export const LongWord: Story = {
  args: { children: 'Luftqualitätsüberwachungsmessstationsbetreiberverordnung'.repeat(3), lang: 'de' },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{<Story />}</div>],
};
