import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import * as styles from './Tooltip.css.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

/** The tooltip as it looks while it is shown. */
const Bubble = ({ children }: { children: ReactNode }) => <span className={styles.tooltip}>{children}</span>;

export const guidance: Guidance = {
  status: 'stable',
  use: ['A hint that repeats or explains the name of a control: TooltipTrigger around the control and its Tooltip.'],
  avoid: [
    'Information that all readers need: show it.',
    'Touch screens: there is no hover.',
    'Around an IconButton: it shows its label as a tooltip already.',
  ],
  do: {
    example: (
      <Inline>
        <IconButton label="Print" icon={<Printer size={18} />} />
        <Bubble>Print (Ctrl P)</Bubble>
      </Inline>
    ),
    text: 'Keep it to a few words.',
  },
  dont: {
    example: (
      <Inline>
        <IconButton label="Print report" icon={<Printer size={18} />} />
        <Bubble>
          Prints this page. <u>Settings of the printer</u> · <u>Help</u>
        </Bubble>
      </Inline>
    ),
    text: 'Put links or buttons into it.',
  },
  keyboard: keys.tooltip,
};
