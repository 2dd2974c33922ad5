import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['One or more files, chosen in the dialog of the device.'],
  avoid: ['Files that are dropped, or checked by type and size: use DropZone.'],
  do: { text: 'Say on the button which file is wanted.' },
  dont: { text: 'Rely on the accepted types: users can choose other files.' },
  keyboard: keys.button,
};
