import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { descriptions } from '../../packages/ui/src/theme/descriptions.ts';
import { shared } from '../../packages/ui/src/theme/shared.ts';
import { Page, Rules, Section } from './Page.tsx';

export function MotionPage() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Page title="Motion" lead="120 to 200 ms, only for what moves or opens. None on data.">
      <Section title="Durations">
        <div>
          <Button onPress={() => setIsMoved(!isMoved)}>Move</Button>
        </div>
        <ul style={{ display: 'grid', gap: theme.space.large }}>
          {(['fast', 'medium'] as const).map((name) => (
            <li key={name} style={{ display: 'grid', gap: theme.space.xsmall }}>
              <div style={{ borderRadius: theme.radius.full, background: theme.color.hover }}>
                <div
                  data-motion={name}
                  style={{
                    width: 40,
                    height: 24,
                    borderRadius: theme.radius.full,
                    background: theme.color.accent,
                    marginInlineStart: isMoved ? 'calc(100% - 40px)' : 0,
                    transition: `margin ${theme.motion[name]}`,
                  }}
                />
              </div>
              <Text size="small" tone="muted">
                <strong>{name}</strong> · {shared.motion[name]} · {descriptions.motion[name]}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Rules">
        <Rules
          rules={[
            [
              'Reduced motion is respected.',
              'With that setting of the device every duration is 1 ms, and the map jumps instead of flying.',
            ],
            ['Values never animate.', 'A bar that grows shows values that were not measured.'],
            ['Loading has a shape.', 'A skeleton has the shape of what comes; a spinner is for what has none.'],
          ]}
        />
      </Section>
    </Page>
  );
}
