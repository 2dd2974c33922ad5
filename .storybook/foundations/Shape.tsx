import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { descriptions } from '../../packages/ui/src/theme/descriptions.ts';
import { shared } from '../../packages/ui/src/theme/shared.ts';
import { Page, Section, Tiles, TokenName } from './Page.tsx';
import { useScheme } from './useScheme.ts';

const tile = {
  height: 88,
  background: theme.color.raised,
  border: `1px solid ${theme.color.border}`,
} as const;

const item = { display: 'grid', gap: theme.space.xsmall, alignContent: 'start' } as const;

export function ShapePage() {
  const { palette } = useScheme();
  return (
    <Page
      title="Shape and elevation"
      lead="Four radii, and two shadows: one for cards, one for what floats over the page."
    >
      <Section title="Radii">
        <Tiles>
          {(['small', 'medium', 'large', 'full'] as const).map((name) => (
            <li key={name} style={item}>
              <div data-radius={name} style={{ ...tile, borderRadius: theme.radius[name] }} />
              <Text weight="strong">
                {name}, {shared.radius[name]}
              </Text>
              <Text size="small" tone="muted">
                {descriptions.radius[name]}
              </Text>
            </li>
          ))}
        </Tiles>
      </Section>
      <Section
        title="Elevation"
        note="In the dark theme a shadow is hardly seen; there a raised surface is lighter instead."
      >
        <Tiles width={280}>
          {(
            [
              ['ground', 'none'],
              ['surface', theme.shadow.raised],
              ['raised', theme.shadow.floating],
            ] as const
          ).map(([surface, shadow]) => (
            <li key={surface} style={item}>
              <div
                style={{
                  ...tile,
                  borderRadius: theme.radius.medium,
                  background: theme.color[surface],
                  boxShadow: shadow,
                }}
              />
              <Text weight="strong">{surface}</Text>
              <Text size="small" tone="muted">
                {descriptions.color[surface]}
              </Text>
            </li>
          ))}
        </Tiles>
      </Section>
      <Section title="Values in the chosen theme">
        <Tiles width={400}>
          {(['raised', 'floating'] as const).map((name) => (
            <li key={name} style={item}>
              <Text weight="strong">shadow.{name}</Text>
              <TokenName>{palette.shadow[name]}</TokenName>
              <Text size="small" tone="muted">
                {descriptions.shadow[name]}
              </Text>
            </li>
          ))}
        </Tiles>
      </Section>
    </Page>
  );
}
