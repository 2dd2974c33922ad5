import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { PageSketch, SketchPart } from '../guidance/Sketch.tsx';
import { theme } from '../theme/contract.css.ts';
import { brandTheme } from './brandTheme.ts';
import { type Guidance, keys } from '../guidance/guidance.ts';

/** A yellow on which no text is readable. */
const given = '#f2c200';
const readable = brandTheme(given)!.colors.light.accent;
const inner = brandTheme('#00695c')!.colors.light.accent;

function Swatch({ color, caption }: { color: string; caption: string }) {
  const size = theme.space.xlarge;
  return (
    <Inline>
      <span style={{ width: size, height: size, borderRadius: theme.radius.small, background: color }} />
      <Text size="small">
        {color}, {caption}
      </Text>
    </Inline>
  );
}

export const guidance: Guidance = {
  entryPoint: 'brand',
  status: 'stable',
  use: ['The colour, name and logo of a client, applied to the whole page.'],
  avoid: ['A single coloured part: use tokens.'],
  do: {
    example: (
      <Stack>
        <Swatch color={given} caption="given" />
        <Swatch color={readable} caption="readable in the light theme" />
      </Stack>
    ),
    text: 'Check the colour on the theme page first: it may be made darker or lighter.',
  },
  dont: {
    example: (
      <PageSketch>
        <SketchPart>
          <Stack space="xsmall">
            <Text>Okolje Slovenija, outside</Text>
            <Swatch color={inner} caption="colour of Luka Koper" />
          </Stack>
        </SketchPart>
        <SketchPart>
          <Stack space="xsmall">
            <Text>Luka Koper, inside</Text>
            <Swatch color={inner} caption="colour of Luka Koper" />
          </Stack>
        </SketchPart>
      </PageSketch>
    ),
    text: 'Nest two of them: the inner one wins for the whole page.',
  },
  keyboard: keys.none,
};
