import Download from 'lucide-react/icons/download';
import Redo from 'lucide-react/icons/redo';
import Search from 'lucide-react/icons/search';
import Undo from 'lucide-react/icons/undo';
import User from 'lucide-react/icons/user';
import { Toolbar, ToolbarSeparator } from './Toolbar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Four or more controls that act on the same thing.'],
  avoid: [
    'Two buttons: use Inline.',
    'Text fields: they need the arrow keys.',
    'A part of another toolbar: use ToolbarSeparator.',
  ],
  do: {
    example: (
      <Toolbar label="Graph">
        <IconButton label="Undo" icon={<Undo size={20} />} />
        <IconButton label="Redo" icon={<Redo size={20} />} />
        <ToolbarSeparator />
        <IconButton label="Export" icon={<Download size={20} />} />
      </Toolbar>
    ),
    text: 'Separate groups of controls that belong together.',
  },
  dont: {
    example: (
      <Toolbar label="Graph and page">
        <IconButton label="Undo the last change" icon={<Undo size={20} />} />
        <ToolbarSeparator />
        <IconButton label="Search the app" icon={<Search size={20} />} />
        <IconButton label="Account" icon={<User size={20} />} />
      </Toolbar>
    ),
    text: 'Mix controls of the graph and of the page.',
  },
  keyboard: keys.toolbar,
};
