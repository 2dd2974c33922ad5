import { Menu } from './Menu.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Three or more actions on one thing, or a choice that is rarely changed.'],
  avoid: ['One or two actions: show buttons.', 'A value of a form: use Select.'],
  do: {
    example: (
      <Menu
        label="Export the graph"
        text="Export the graph"
        hasChevron
        items={[
          { id: 'csv', label: 'CSV' },
          { id: 'xlsx', label: 'Excel' },
          { id: 'png', label: 'PNG' },
        ]}
      />
    ),
    text: 'Say on the button what the menu offers.',
  },
  dont: {
    example: (
      <Menu
        label="More"
        text="More"
        hasChevron
        items={[
          { id: 'export', label: 'Export' },
          { id: 'rename', label: 'Rename' },
          { id: 'delete', label: 'Delete', tone: 'danger', startsGroup: true },
        ]}
      />
    ),
    text: 'Write “More” or “Options” on the button.',
  },
  keyboard: keys.menu,
};
