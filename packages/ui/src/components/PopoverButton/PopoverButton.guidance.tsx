import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Settings of a view that are changed now and then: scale, period, layout.'],
  avoid: ['Actions: use Menu.', 'One of several values: use Select.', 'A form that is sent: use Dialog.'],
  do: {
    example: (
      <Card>
        <Stack>
          <SegmentedControl
            label="Scale"
            isLabelVisible
            value="linear"
            onChange={() => undefined}
            options={[
              { id: 'linear', label: 'Linear' },
              { id: 'log', label: 'Logarithmic' },
            ]}
          />
          <Switch label="Limit values" defaultSelected />
        </Stack>
      </Card>
    ),
    text: 'Fill it with settings that take effect at once.',
  },
  dont: {
    example: (
      <Card>
        <Stack>
          <SegmentedControl
            label="Scale of the graph"
            isLabelVisible
            value="linear"
            onChange={() => undefined}
            options={[
              { id: 'linear', label: 'Linear' },
              { id: 'log', label: 'Logarithmic' },
            ]}
          />
          <Button tone="primary">Apply</Button>
        </Stack>
      </Card>
    ),
    text: 'Put a button “Apply” into it.',
  },
  keyboard: [...keys.button, ['Escape', 'Closes the popover and returns to the button']],
};
