import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { Figures, TokenName } from './Page.tsx';
import { levelOf, ratioText, type Scheme, schemes } from './palettes.ts';

type Group = 'color' | 'mark' | 'map' | 'series' | 'warning';
/** Group and name of a token, for example `color.text`. */
type Token = `${Group}.${string}`;

export interface Pair {
  front: Token;
  back: Token;
}

function lookUp(source: Record<Group, Record<string, string>>, token: Token): string {
  const [group, name] = token.split('.') as [Group, string];
  return source[group][name] ?? '';
}

const shortName = (token: Token) => token.replace('color.', '');

const ratioOf = ({ palette }: Scheme, { front, back }: Pair) => contrast(lookUp(palette, front), lookUp(palette, back));

/** Each pair shown in the chosen theme, and its contrast in all four. */
export function ContrastTable({
  label,
  kind,
  pairs,
  themes = schemes,
}: {
  label: string;
  kind: 'text' | 'line';
  pairs: readonly Pair[];
  themes?: readonly Scheme[];
}) {
  return (
    <Figures
      label={label}
      columns={['Sample', 'Pair', ...themes.map(({ title }) => title)]}
      rows={pairs.map((pair) => ({
        key: `${pair.front} ${pair.back}`,
        cells: [
          <Sample key="sample" kind={kind} pair={pair} />,
          <TokenName key="name">{`${shortName(pair.front)} on ${shortName(pair.back)}`}</TokenName>,
          ...themes.map((scheme) => {
            const ratio = ratioOf(scheme, pair);
            return (
              <span key={scheme.name} data-contrast-in={scheme.name}>
                {ratioText(ratio)}{' '}
                <span style={{ color: theme.color.textMuted, fontSize: theme.fontSize.small }}>
                  {levelOf(ratio, kind)}
                </span>
              </span>
            );
          }),
        ],
      }))}
    />
  );
}

function Sample({ kind, pair }: { kind: 'text' | 'line'; pair: Pair }) {
  const front = lookUp(theme, pair.front);
  return (
    <span
      data-sample={`${pair.front} ${pair.back}`}
      style={{
        display: 'inline-grid',
        placeItems: 'center',
        width: 56,
        height: 32,
        borderRadius: theme.radius.small,
        border: `1px solid ${theme.color.border}`,
        background: lookUp(theme, pair.back),
        color: front,
        fontWeight: theme.fontWeight.strong,
      }}
    >
      {kind === 'text' ? 'Aa 12' : <span style={{ width: 32, height: 3, background: front }} />}
    </span>
  );
}
