import { TagGroup } from './TagGroup.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Selected items that can be removed one by one.'],
  avoid: ['A state of a thing: use Badge.'],
  do: {
    example: (
      <TagGroup
        label="Series"
        items={[
          { id: '1', label: 'PM10' },
          { id: '2', label: 'O₃' },
        ]}
        onRemove={() => undefined}
      />
    ),
    text: 'Keep each tag to one or two words.',
  },
  dont: {
    example: (
      <TagGroup label="Series" items={[{ id: '1', label: 'PM10 at Ljubljana Bežigrad, hourly means of 2026' }]} />
    ),
    text: 'Use it as a menu.',
  },
  keyboard: keys.tags,
};
