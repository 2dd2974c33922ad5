import { FileTrigger } from './FileTrigger.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['One or more files, chosen in the dialog of the device.'],
  avoid: ['Files that are dropped, or checked by type and size: use DropZone.'],
  do: {
    example: (
      <FileTrigger acceptedFileTypes={['.csv']} onSelect={() => undefined}>
        Choose a CSV file
      </FileTrigger>
    ),
    text: 'Say on the button which file is wanted.',
  },
  dont: {
    example: <FileTrigger onSelect={() => undefined}>Browse…</FileTrigger>,
    text: 'Write “Browse”: it does not say for what.',
  },
  keyboard: keys.button,
};
