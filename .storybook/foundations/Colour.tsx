import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { useThemeTokens } from '../../packages/ui/src/theme/useThemeTokens.ts';
import { contrast } from './contrast.ts';
import { Page, Section } from './Page.tsx';

type Token = keyof typeof theme.color;

const text: readonly (readonly [front: Token, back: Token])[] = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['textMuted', 'ground'],
  ['textMuted', 'surface'],
  ['accent', 'surface'],
  ['onAccent', 'accent'],
  ['danger', 'surface'],
  ['danger', 'dangerSoft'],
  ['onDanger', 'danger'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['info', 'infoSoft'],
];

const lines: readonly (readonly [front: Token, back: Token])[] = [
  ['borderStrong', 'surface'],
  ['borderStrong', 'ground'],
  ['focus', 'surface'],
  ['focus', 'ground'],
];

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: theme.space.medium };
const swatch = {
  borderRadius: theme.radius.medium,
  border: `1px solid ${theme.color.border}`,
  padding: theme.space.large,
  fontVariantNumeric: 'tabular-nums',
};

export function Colour() {
  const colors = useThemeTokens(theme.color);
  const series = useThemeTokens(theme.series);
  if (!colors || !series) return null;
  const ratio = (front: string, back: string) => `${contrast(front, back).toFixed(2)} : 1`;
  return (
    <Page
      title="Colour"
      lead="The data are the colour; everything else is quiet. Figures are worked out here, from the tokens of the theme that is chosen above."
    >
      <Section title="Text: at least 4.5 : 1">
        <ul style={grid}>
          {text.map(([front, back]) => (
            <li
              key={`${front} ${back}`}
              style={{ ...swatch, color: theme.color[front], background: theme.color[back] }}
            >
              <strong data-contrast-of="text">{ratio(colors[front], colors[back])}</strong>
              <div>
                {front} on {back}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Controls and focus: at least 3 : 1">
        <ul style={grid}>
          {lines.map(([front, back]) => (
            <li
              key={`${front} ${back}`}
              style={{ ...swatch, background: theme.color[back], border: `2px solid ${theme.color[front]}` }}
            >
              <strong data-contrast-of="line">{ratio(colors[front], colors[back])}</strong>
              <div>
                {front} on {back}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Series on a surface: at least 3 : 1">
        <ul style={grid}>
          {Object.entries(series).map(([name, color]) => (
            <li key={name} style={{ ...swatch, background: theme.color.surface }}>
              <div style={{ height: 4, background: color, marginBlockEnd: 8 }} />
              <strong data-contrast-of="line">{ratio(color, colors.surface)}</strong> {name}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
