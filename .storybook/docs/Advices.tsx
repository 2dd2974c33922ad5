import type { ReactNode } from 'react';
import { Column, Columns } from '../../packages/ui/src/components/Columns/Columns.tsx';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import type { Advice, Guidance } from '../../packages/ui/src/guidance/guidance.ts';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { Figures } from '../foundations/Page.tsx';

/** When to use a component and when not, right and wrong use, and its keys. */
export function Advices({ name, guidance }: { name: string; guidance: Guidance }) {
  return (
    <div style={{ marginBlock: theme.space.xxlarge }}>
      <Stack space="xxlarge">
        <Columns space="xlarge">
          <Column>
            <Reasons title="When to use it" reasons={guidance.use} />
          </Column>
          <Column>
            <Reasons title="When not" reasons={guidance.avoid} />
          </Column>
        </Columns>
        <Columns space="xlarge">
          <Column>
            <Example title="Do" tone="success" advice={guidance.do} />
          </Column>
          <Column>
            <Example title="Do not" tone="danger" advice={guidance.dont} />
          </Column>
        </Columns>
        <Stack space="small">
          <Heading level={2}>Keyboard</Heading>
          {guidance.keyboard.length === 0 ? (
            <Text tone="muted">It contains nothing to operate.</Text>
          ) : (
            <Figures
              label={`Keyboard of ${name}`}
              columns={['Key', 'Effect']}
              rows={guidance.keyboard.map(([key, effect]) => ({
                key: `${key} ${effect}`,
                cells: [<kbd key="key">{key}</kbd>, effect],
              }))}
            />
          )}
        </Stack>
      </Stack>
    </div>
  );
}

function Reasons({ title, reasons }: { title: string; reasons: readonly string[] }) {
  return (
    <Stack space="small">
      <Heading level={2}>{title}</Heading>
      <Stack as="ul" space="small">
        {reasons.map((reason) => (
          <Text key={reason} as="li">
            {reason}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

function Example({ title, tone, advice }: { title: string; tone: 'success' | 'danger'; advice: Advice }) {
  return (
    <Framed color={theme.color[tone]} example={advice.example}>
      <Text tone={tone} weight="strong">
        {title}
      </Text>
      <Text>{advice.text}</Text>
    </Framed>
  );
}

function Framed({ color, example, children }: { color: string; example: ReactNode; children: ReactNode }) {
  return (
    <div style={{ borderBlockStart: `3px solid ${color}`, paddingBlockStart: theme.space.medium }}>
      <Stack space="medium">
        <div style={{ padding: theme.space.large, borderRadius: theme.radius.medium, background: theme.color.ground }}>
          {example}
        </div>
        <Stack space="xxsmall">{children}</Stack>
      </Stack>
    </div>
  );
}
