import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '../IconButton/IconButton.tsx';
import { IndexMark } from '../IndexMark/IndexMark.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { MapSketch, SheetSketch } from '../../guidance/Sketch.tsx';
import { theme } from '../../theme/contract.css.ts';
import type { Guidance } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Content over a map or a picture on a phone, of which the reader chooses how much to see.'],
  avoid: ['A question that must be answered: use Dialog.', 'A wide window: put the content beside the map.'],
  do: {
    example: (
      <MapSketch>
        <SheetSketch height="38%">
          <Inline justify="between">
            <Text weight="strong">Celje</Text>
            <IndexMark scale="european2024" band={3} isLabelVisible />
          </Inline>
        </SheetSketch>
      </MapSketch>
    ),
    text: 'Put the most important line where it is visible at the lowest stop.',
  },
  dont: {
    example: (
      <MapSketch>
        <span style={{ position: 'absolute', insetInlineEnd: theme.space.small, bottom: theme.space.xlarge }}>
          <Stack space="xxsmall">
            <IconButton label="Zoom in" icon={<Plus size={18} />} />
            <IconButton label="Zoom out" icon={<Minus size={18} />} />
          </Stack>
        </span>
        <SheetSketch height="38%">
          <Text size="small" tone="muted">
            Details of the station
          </Text>
        </SheetSketch>
      </MapSketch>
    ),
    text: 'Cover the controls of the map at the lowest stop.',
  },
  keyboard: [['↑ ↓', 'Changes the height, on the handle']],
};
