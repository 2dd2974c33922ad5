import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { PageSketch, SketchPart, SketchRow } from '../../guidance/Sketch.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The first element of a page, to jump over its navigation.'],
  avoid: ['Jumps to sections of an article: use links.'],
  do: {
    example: (
      <PageSketch>
        <SketchPart>
          <Inline>
            <Link href="#content-of-do">Skip to content</Link>
            <Text size="small">Map</Text>
            <Text size="small">Stations</Text>
          </Inline>
        </SketchPart>
        <SketchRow>
          <SketchPart isMain>
            <Text size="small" id="content-of-do">
              Content
            </Text>
          </SketchPart>
        </SketchRow>
      </PageSketch>
    ),
    text: 'Place it first, and give its target tabIndex −1.',
  },
  dont: {
    example: (
      <PageSketch>
        <SketchPart>
          <Inline>
            <Text size="small">Map</Text>
            <Text size="small">Stations</Text>
            <Link href="#content-of-dont">Skip to the content</Link>
          </Inline>
        </SketchPart>
        <SketchRow>
          <SketchPart isMain>
            <Text size="small" id="content-of-dont">
              Content
            </Text>
          </SketchPart>
        </SketchRow>
      </PageSketch>
    ),
    text: 'Place it behind other focusable elements.',
  },
  keyboard: keys.link,
};
