import { TextArea } from './TextArea.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Text of several lines.'],
  avoid: ['One line: use TextField.'],
  do: {
    example: (
      <TextArea
        label="Remark"
        description="One or two sentences"
        rows={3}
        defaultValue="The inlet was cleaned. Values of the morning are not valid."
      />
    ),
    text: 'Set rows to the expected length.',
  },
  dont: {
    example: (
      <TextArea label="News" rows={3} defaultValue="<p><b>Kranj</b> measures <a href=/o3>ozone</a> again.</p>" />
    ),
    text: 'Use it for formatted text.',
  },
  keyboard: keys.textField,
};
