import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { descriptions } from '../../packages/ui/src/theme/descriptions.ts';
import { shared } from '../../packages/ui/src/theme/shared.ts';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { Page, Section, TokenName } from './Page.tsx';

const roles = ['display', 'headline', 'title', 'large', 'body', 'small'] as const;

export function TypePage() {
  return (
    <Page
      title="Type"
      lead="Inter, in two weights. A role is a font size with its line height: use Text and Heading, or both tokens together."
    >
      <Section title="Roles">
        <Stack as="ul" space="xlarge">
          {roles.map((role) => (
            <li key={role} style={{ display: 'grid', gap: theme.space.xxsmall }}>
              <div data-role={role}>
                <Text size={role}>Kakovost zraka: čšž ÄÖÜ ß, PM₁₀ 52,4 µg/m³</Text>
              </div>
              <Text size="small" tone="muted">
                <strong>{role}</strong> · {shared.fontSize[role]} / {shared.lineHeight[role]} ·{' '}
                {descriptions.fontSize[role]}
              </Text>
            </li>
          ))}
        </Stack>
      </Section>
      <Section title="Weights">
        <Stack space="xsmall">
          {(['regular', 'strong'] as const).map((weight) => (
            <Text key={weight} size="large" weight={weight}>
              {weight} {shared.fontWeight[weight]}: {descriptions.fontWeight[weight].toLowerCase()}
            </Text>
          ))}
        </Stack>
      </Section>
      <Section
        title="Figures"
        note="Tabular and right-aligned in tables; the minus is a minus (−), not a hyphen; the unit is muted."
      >
        <div style={{ width: 'fit-content', textAlign: 'end' }}>
          {['1.111,1', '−40,8', '0,3'].map((value) => (
            <Text key={value} size="title" isTabular>
              {value}{' '}
              <Text as="span" size="small" tone="muted">
                µg/m³
              </Text>
            </Text>
          ))}
        </div>
      </Section>
      <Section title="In code">
        <TokenName>{`<Text size="large">…</Text>, or { fontSize: theme.fontSize.large, lineHeight: theme.lineHeight.large }`}</TokenName>
      </Section>
    </Page>
  );
}
