import { DropZone } from './DropZone.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Files by drop, paste or dialog, checked by type and size.'],
  avoid: ['One small file where space is short: use FileTrigger.'],
  do: {
    example: (
      <Stack space="small">
        <DropZone label="Measurements" acceptedFileTypes={['.csv']} onSelect={() => undefined} />
        <TagGroup label="Chosen files" items={[{ id: '1', label: 'kranj-2026-11.csv' }]} onRemove={() => undefined} />
      </Stack>
    ),
    text: 'List the chosen files below it: the zone shows none.',
  },
  dont: {
    example: <DropZone label="Measurements of Celje" errorMessage="The file was refused." onSelect={() => undefined} />,
    text: 'Refuse a file without saying the reason.',
  },
  keyboard: keys.dropZone,
};
