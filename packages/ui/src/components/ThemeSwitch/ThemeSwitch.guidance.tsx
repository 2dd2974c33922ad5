import { ThemeSwitch } from './ThemeSwitch.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The choice of light, dark, or the setting of the device.'],
  avoid: ['A switch with two states: the device is the third.'],
  do: {
    example: (
      <Inline justify="between">
        <Logo />
        <ThemeSwitch value="system" onChange={() => undefined} />
      </Inline>
    ),
    text: 'Place it at the top of every page.',
  },
  dont: {
    example: (
      <Disclosure title="Settings" level={3} defaultExpanded>
        <ThemeSwitch value="system" onChange={() => undefined} />
      </Disclosure>
    ),
    text: 'Hide it in a page of settings only.',
  },
  keyboard: keys.menu,
};
