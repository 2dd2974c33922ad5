import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from './contract.css.ts';

function Swatches({ colors }: { colors: Record<string, string> }) {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: 12 }}>
      {Object.entries(colors).map(([name, color]) => (
        <li key={name} style={{ fontSize: 13 }}>
          <div style={{ height: 48, borderRadius: 8, border: `1px solid ${theme.color.border}`, background: color }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Theme/Colours', component: Swatches } satisfies Meta<typeof Swatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = { args: { colors: theme.color } };
export const Warning: Story = { args: { colors: theme.warning } };
export const Index: Story = { args: { colors: theme.index } };
export const Series: Story = { args: { colors: theme.series } };
export const Map: Story = { args: { colors: theme.map } };
