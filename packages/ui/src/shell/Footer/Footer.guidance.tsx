import { Footer } from './Footer.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Links that belong to every page: version, accessibility, privacy.'],
  avoid: ['Navigation of the app: use SideMenu.'],
  do: {
    example: (
      <Stack as="article">
        <Footer
          isCompact
          links={[
            { label: 'Accessibility', href: '#accessibility' },
            { label: 'Privacy', href: '#privacy' },
          ]}
        >
          Zrak 1.4
        </Footer>
      </Stack>
    ),
    text: 'Keep the texts short: one row on a wide screen.',
  },
  dont: {
    example: (
      <Stack as="article">
        <Footer isCompact links={[{ label: 'Privacy', href: '#privacy' }]}>
          <Button size="small">Export</Button> <Button size="small">Delete station</Button>
        </Footer>
      </Stack>
    ),
    text: 'Put actions into it.',
  },
  keyboard: keys.link,
};
