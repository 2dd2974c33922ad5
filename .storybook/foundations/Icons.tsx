import Bell from 'lucide-react/icons/bell';
import Calendar from 'lucide-react/icons/calendar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import Info from 'lucide-react/icons/info';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';
import { Banner } from '../../packages/ui/src/components/Banner/Banner.tsx';
import { IconButton } from '../../packages/ui/src/components/IconButton/IconButton.tsx';
import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { Logo } from '../../packages/ui/src/components/Logo/Logo.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { WarningMark } from '../../packages/ui/src/components/WarningMark/WarningMark.tsx';
import { LevelMark } from '../../packages/ui/src/map/LevelMark/LevelMark.tsx';
import { Page, Section } from './Page.tsx';

const icons = { Bell, Calendar, ChevronDown, Download, Info, MapPin, Search, Trash };

export function IconsPage() {
  return (
    <Page
      title="Icons and marks"
      lead="Icons are Lucide, 14 to 20 px, beside words and hidden from assistive technology. Marks are ours, and carry data."
    >
      <Section
        title="Icons"
        note="In the colour of the text beside them. Import one at a time: lucide-react/icons/bell."
      >
        <Inline space="xlarge">
          {Object.entries(icons).map(([name, Icon]) => (
            <Inline key={name} space="small">
              <Icon size={20} aria-hidden />
              <Text as="span" size="small" tone="muted">
                {name}
              </Text>
            </Inline>
          ))}
        </Inline>
      </Section>
      <Section title="Alone only in an icon button, which has a name">
        <Inline>
          <IconButton label="Download" icon={<Download size={18} />} />
          <IconButton label="Delete" icon={<Trash size={18} />} />
        </Inline>
      </Section>
      <Section title="An icon repeats what the words say">
        <Banner tone="danger" title="The data could not be loaded">
          Try again in a minute.
        </Banner>
      </Section>
      <Section title="A mark is a shape, a colour and a word" note="Any one of the three is sufficient.">
        <Inline space="xlarge">
          {(['none', 'low', 'medium', 'high'] as const).map((level) => (
            <WarningMark key={level} level={level} isLabelVisible />
          ))}
        </Inline>
        <Inline space="xlarge">
          {(['e1', 'e4', 'e6', 'noData'] as const).map((level) => (
            <LevelMark key={level} level={level} isLabelVisible />
          ))}
        </Inline>
      </Section>
      <Section title="Logo" note="Two air streams that form a Z, in the accent.">
        <Inline space="xlarge">
          <Logo size="large" />
          <Logo />
        </Inline>
      </Section>
    </Page>
  );
}
