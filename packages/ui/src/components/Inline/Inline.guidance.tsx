import { Inline } from './Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Buttons, badges or facts in one row that wraps.'],
  avoid: ['Columns of a page: use Columns.'],
  do: {
    example: (
      <Inline align="baseline" space="xsmall">
        <Text as="span" size="headline">
          52
        </Text>
        <Text as="span" tone="muted">
          µg/m³
        </Text>
      </Inline>
    ),
    text: 'Use align “baseline” for a figure with its unit.',
  },
  dont: {
    example: (
      <Inline align="start" space="xsmall">
        <Text as="span" size="headline">
          52
        </Text>
        <Text as="span" tone="muted">
          µg/m³
        </Text>
      </Inline>
    ),
    text: 'Add margins to the children.',
  },
  keyboard: keys.none,
};
