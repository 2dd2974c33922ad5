import { MapSketch, PageSketch, SketchPart, SketchRow } from '../../guidance/Sketch.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The frame of every page of an app: top bar, menu, content, footer.'],
  avoid: ['A page with one task, such as logging in: use AuthLayout.'],
  do: {
    example: (
      <PageSketch>
        <SketchPart>Top bar</SketchPart>
        <SketchRow>
          <SketchPart>Menu</SketchPart>
          <div style={{ flex: 1 }}>
            <MapSketch />
          </div>
        </SketchRow>
      </PageSketch>
    ),
    text: 'Use “bleed” for a map, and “page” for everything else.',
  },
  dont: {
    example: (
      <PageSketch>
        <SketchPart>Top bar</SketchPart>
        <SketchRow>
          <SketchPart>Menu</SketchPart>
          <div style={{ flex: 1 }}>
            <PageSketch>
              <SketchPart>Second top bar</SketchPart>
              <SketchRow>
                <SketchPart>Second menu</SketchPart>
                <SketchPart isMain>Content</SketchPart>
              </SketchRow>
            </PageSketch>
          </div>
        </SketchRow>
      </PageSketch>
    ),
    text: 'Nest one shell in another.',
  },
  keyboard: keys.shell,
};
