import Bell from 'lucide-react/icons/bell';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleUser from 'lucide-react/icons/circle-user';
import Download from 'lucide-react/icons/download';
import Globe from 'lucide-react/icons/globe';
import Menu from 'lucide-react/icons/menu';
import Printer from 'lucide-react/icons/printer';
import Search from 'lucide-react/icons/search';
import Sun from 'lucide-react/icons/sun';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { PageSketch, SketchPart, SketchRow } from '../../guidance/Sketch.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The top of every page: brand, search, language, theme, user.'],
  avoid: ['Actions of one screen: they belong to its PageHeader.'],
  do: {
    example: (
      <PageSketch>
        <SketchPart>
          <Inline justify="between">
            <Menu size={20} aria-hidden />
            <Logo isMarkOnly />
            <CircleUser size={20} aria-hidden />
          </Inline>
        </SketchPart>
        <SketchPart>
          <SearchField label="Search stations" placeholder="Search stations" />
        </SketchPart>
        <SketchRow>
          <SketchPart isMain>Stations</SketchPart>
        </SketchRow>
      </PageSketch>
    ),
    text: 'Offer the search elsewhere too: a phone hides it here.',
  },
  dont: {
    example: (
      <PageSketch>
        <SketchPart>
          <Inline justify="between" space="xsmall">
            <Logo isMarkOnly />
            {[Search, Globe, Sun, Bell, Printer, Download, CircleHelp, CircleUser].map((Icon, index) => (
              <Icon key={index} size={20} aria-hidden />
            ))}
          </Inline>
        </SketchPart>
        <SketchRow>
          <SketchPart isMain>Stations</SketchPart>
        </SketchRow>
      </PageSketch>
    ),
    text: 'Put more than five controls at the end.',
  },
  keyboard: keys.button,
};
