import { Columns, Column } from '../../packages/ui/src/components/Columns/Columns.tsx';
import { Card } from '../../packages/ui/src/components/Card/Card.tsx';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { descriptions } from '../../packages/ui/src/theme/descriptions.ts';
import { shared } from '../../packages/ui/src/theme/shared.ts';
import type { SpaceToken } from '../../packages/ui/src/theme/space.ts';
import { Figures, Page, Section, TokenName } from './Page.tsx';

const steps = Object.keys(shared.space) as SpaceToken[];

export function SpacePage() {
  return (
    <Page
      title="Space"
      lead="Eight steps on a grid of 4 px. Space separates first, a line second, a fill last. No boxes in boxes."
    >
      <Section title="Steps" note="The toolbar's density “compact” multiplies each of them by 0.75.">
        <Figures
          label="Steps of space"
          columns={['Size', 'Token', 'Value', 'For']}
          rows={steps.map((name) => ({
            key: name,
            cells: [
              <span
                key="bar"
                data-space={name}
                style={{ display: 'block', width: theme.space[name], height: 16, background: theme.color.accent }}
              />,
              <TokenName key="name">{`space.${name}`}</TokenName>,
              shared.space[name],
              descriptions.space[name],
            ],
          }))}
        />
      </Section>
      <Section
        title="Use the layout components"
        note="Stack, Inline and Columns take steps by name, so no margin is needed."
      >
        <Columns space="xlarge">
          {(['small', 'large', 'xlarge'] as const).map((space) => (
            <Column key={space}>
              <Columns space={space} collapseBelow="never">
                <Column>
                  <Card>{space}</Card>
                </Column>
                <Column>
                  <Card>{shared.space[space]}</Card>
                </Column>
              </Columns>
            </Column>
          ))}
        </Columns>
      </Section>
    </Page>
  );
}
