import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SearchButton } from '../SearchButton/SearchButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PageSketch, SketchPart, SketchRow } from '../../guidance/Sketch.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Going to any page or station by typing part of its name.'],
  avoid: ['A field of a form: use ComboBox.', 'Actions on one thing: use Menu.'],
  do: {
    example: (
      <Card>
        <Stack space="small">
          <SearchField label="Search by name" value="celje" onChange={() => undefined} />
          <Text size="small" tone="muted">
            2 results
          </Text>
          <Text>Celje bolnica</Text>
          <Text>Celje Ljubljanska</Text>
        </Stack>
      </Card>
    ),
    text: 'Say how many results there are.',
  },
  dont: {
    example: (
      <PageSketch>
        <SketchPart>
          <Inline justify="between">
            <Logo isMarkOnly />
            <SearchButton label="Search" onPress={() => undefined} />
          </Inline>
        </SketchPart>
        <SketchRow>
          <SketchPart isMain>No menu, no list of stations</SketchPart>
        </SketchRow>
      </PageSketch>
    ),
    text: 'Make it the only way to a page.',
  },
  keyboard: keys.commandPalette,
};
