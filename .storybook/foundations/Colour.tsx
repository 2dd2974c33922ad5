import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { descriptions } from '../../packages/ui/src/theme/descriptions.ts';
import { ContrastTable, type Pair } from './ContrastTable.tsx';
import { Page, Section, Tiles, TokenName } from './Page.tsx';
import { useScheme } from './useScheme.ts';

type Token = keyof typeof theme.color;

const groups: readonly (readonly [title: string, note: string, tokens: readonly Token[]])[] = [
  [
    'Surfaces',
    'In the dark theme a surface gets lighter as it rises.',
    ['ground', 'surface', 'raised', 'hover', 'pressed', 'overlay', 'skeleton'],
  ],
  ['Text and lines', 'Two inks, two lines, one ring.', ['text', 'textMuted', 'border', 'borderStrong', 'focus']],
  [
    'Accent',
    'The only colour that a brand changes. The page Theme page tries yours.',
    ['accent', 'accentHover', 'accentSoft', 'onAccent'],
  ],
  [
    'States',
    'Only for what happened. Levels of pollution have their own colours, on the page Data colours.',
    [
      'danger',
      'dangerHover',
      'dangerSoft',
      'onDanger',
      'success',
      'successSoft',
      'warning',
      'warningSoft',
      'info',
      'infoSoft',
    ],
  ],
];

const on = (back: Token, ...fronts: Token[]): Pair[] =>
  fronts.map((front): Pair => ({ front: `color.${front}`, back: `color.${back}` }));

/** Pairs of text that components use. */
export const textPairs: readonly Pair[] = [
  ...on('ground', 'text', 'textMuted', 'accent', 'danger'),
  ...on('surface', 'text', 'textMuted', 'accent', 'danger', 'success', 'warning', 'info'),
  ...on('raised', 'text', 'textMuted'),
  ...on('hover', 'text', 'accent'),
  ...on('accent', 'onAccent'),
  ...on('accentHover', 'onAccent'),
  ...on('accentSoft', 'text', 'accent'),
  ...on('danger', 'onDanger'),
  ...on('dangerSoft', 'danger'),
  ...on('successSoft', 'success'),
  ...on('warningSoft', 'warning'),
  ...on('infoSoft', 'info'),
];

export const linePairs: readonly Pair[] = [
  ...on('surface', 'borderStrong', 'focus'),
  ...on('ground', 'borderStrong', 'focus'),
  ...on('raised', 'borderStrong', 'focus'),
];

export function ColourPage() {
  const { palette, title } = useScheme();
  return (
    <Page
      title="Colour"
      lead="The data are the colour; everything else is quiet. Name the role of a colour, never the colour: each role has a value in four themes."
    >
      {groups.map(([group, note, tokens]) => (
        <Section key={group} title={group} note={note}>
          <Tiles>
            {tokens.map((token) => (
              <li key={token} style={{ display: 'grid', gap: theme.space.xsmall, alignContent: 'start' }}>
                <div
                  data-token={token}
                  style={{
                    height: 64,
                    borderRadius: theme.radius.medium,
                    border: `1px solid ${theme.color.border}`,
                    background: theme.color[token],
                  }}
                />
                <Text weight="strong" as="div">
                  {token}
                </Text>
                <TokenName>{palette.color[token]}</TokenName>
                <Text size="small" tone="muted">
                  {descriptions.color[token]}
                </Text>
              </li>
            ))}
          </Tiles>
        </Section>
      ))}
      <Section
        title="Contrast of text"
        note={`At least 4.5 : 1 (AA), and 7 : 1 (AAA) in the themes with more contrast. Samples are in the chosen theme, ${title.toLowerCase()}.`}
      >
        <ContrastTable label="Contrast of text" kind="text" pairs={textPairs} />
      </Section>
      <Section
        title="Contrast of controls and focus"
        note="At least 3 : 1, and 4.5 : 1 in the themes with more contrast."
      >
        <ContrastTable label="Contrast of controls and focus" kind="line" pairs={linePairs} />
      </Section>
    </Page>
  );
}
