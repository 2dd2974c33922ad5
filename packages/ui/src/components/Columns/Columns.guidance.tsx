import { Column, Columns } from './Columns.tsx';
import { Formula } from '../Formula/Formula.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Parts of a page beside one another that collapse on a phone.'],
  avoid: ['Children of different widths that wrap: use Inline.', 'Data in rows and columns: use DataTable.'],
  do: {
    example: (
      <Columns collapseBelow="never">
        <Column>
          <Stack space="none">
            <Text tone="muted">PM10</Text>
            <Text size="large">52 µg/m³</Text>
          </Stack>
        </Column>
        <Column>
          <Stack space="none">
            <Text tone="muted">
              <Formula text="NO2" />
            </Text>
            <Text size="large">31 µg/m³</Text>
          </Stack>
        </Column>
      </Columns>
    ),
    text: 'Keep short figures side by side, on a phone too.',
  },
  dont: {
    example: (
      <Columns collapseBelow="never" space="xsmall">
        {['PM10', 'PM2.5', 'NO2', 'O3', 'SO2', 'CO'].map((pollutant) => (
          <Column key={pollutant}>
            <Text size="small">
              <Formula text={pollutant} /> 31 µg/m³
            </Text>
          </Column>
        ))}
      </Columns>
    ),
    text: 'Place more than four columns in a row.',
  },
  keyboard: keys.none,
};
