import { Controls, Description, Primary, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Badge } from '../../packages/ui/src/components/Badge/Badge.tsx';
import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import type { Guidance } from '../../packages/ui/src/guidance/guidance.ts';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { Advices } from './Advices.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { guidanceOf, sizeOf } from './guidance.ts';
import { StoriesOfOwnWindow } from './ownWindow.tsx';

/** Docs page of every component: Storybook's own blocks, and the guidance beside the stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').pop() ?? '';
  const guidance = guidanceOf(name);
  return (
    <>
      <Title />
      {guidance && (
        <Unstyled>
          <Facts name={name} guidance={guidance} />
        </Unstyled>
      )}
      <Description />
      <Primary />
      {guidance && (
        <Unstyled>
          <Advices name={name} guidance={guidance} />
        </Unstyled>
      )}
      <Controls />
      <Stories />
      <Unstyled>
        <StoriesOfOwnWindow />
      </Unstyled>
    </>
  );
}

function Facts({ name, guidance }: { name: string; guidance: Guidance }) {
  const entryPoint = guidance.entryPoint ?? name;
  const size = sizeOf(entryPoint);
  return (
    <div style={{ marginBlockEnd: theme.space.large }}>
      <Stack space="medium">
        <Inline>
          <Badge tone={guidance.status === 'new' ? 'accent' : 'neutral'}>
            {guidance.status === 'new' ? 'New' : 'Stable'}
          </Badge>
          <Text as="span" tone="muted">
            {size === undefined
              ? 'Not measured yet'
              : `${size} kB gzip without React${entryPoint === name ? '' : `, with all of ${entryPoint}`}`}
          </Text>
        </Inline>
        <CodeBlock label="Import" code={`import { ${guidance.imports ?? name} } from '@zrak/ui/${entryPoint}';`} />
      </Stack>
    </div>
  );
}
