import Bell from 'lucide-react/icons/bell';
import Download from 'lucide-react/icons/download';
import House from 'lucide-react/icons/house';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Badge } from '../../packages/ui/src/components/Badge/Badge.tsx';
import { Banner } from '../../packages/ui/src/components/Banner/Banner.tsx';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { DatePicker } from '../../packages/ui/src/components/DatePicker/DatePicker.tsx';
import { Card } from '../../packages/ui/src/components/Card/Card.tsx';
import { Checkbox } from '../../packages/ui/src/components/Checkbox/Checkbox.tsx';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { IconButton } from '../../packages/ui/src/components/IconButton/IconButton.tsx';
import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { Link } from '../../packages/ui/src/components/Link/Link.tsx';
import { LinkButton } from '../../packages/ui/src/components/LinkButton/LinkButton.tsx';
import { Meter } from '../../packages/ui/src/components/Meter/Meter.tsx';
import { ProgressBar } from '../../packages/ui/src/components/ProgressBar/ProgressBar.tsx';
import { RadioGroup } from '../../packages/ui/src/components/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../../packages/ui/src/components/SegmentedControl/SegmentedControl.tsx';
import { Slider } from '../../packages/ui/src/components/Slider/Slider.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { StatTile } from '../../packages/ui/src/components/StatTile/StatTile.tsx';
import { Stepper } from '../../packages/ui/src/components/Stepper/Stepper.tsx';
import { Switch } from '../../packages/ui/src/components/Switch/Switch.tsx';
import { Tabs } from '../../packages/ui/src/components/Tabs/Tabs.tsx';
import { TextField } from '../../packages/ui/src/components/TextField/TextField.tsx';
import { WarningMark } from '../../packages/ui/src/components/WarningMark/WarningMark.tsx';
import { Sparkline } from '../../packages/ui/src/charts/Sparkline/Sparkline.tsx';
import { LoginForm } from '../../packages/ui/src/forms/LoginForm/LoginForm.tsx';
import { StationList } from '../../packages/ui/src/map/StationList/StationList.tsx';
import { SideMenu } from '../../packages/ui/src/shell/SideMenu/SideMenu.tsx';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import type { Scheme } from '../foundations/palettes.ts';

/** `var(--zrak-color-text)` to the name of the property. */
const propertyOf = (token: string) => token.slice(4, -1);

/** Tokens of a theme as custom properties, so that a part of the page is shown in it. */
function variablesOf({ palette }: Scheme): CSSProperties {
  const groups = ['color', 'warning', 'mark', 'series', 'map', 'shadow'] as const;
  return Object.fromEntries(
    groups.flatMap((group) => {
      const tokens: Record<string, string> = theme[group];
      return Object.entries(palette[group]).map(([name, value]) => [propertyOf(tokens[name]), value]);
    }),
  );
}

const times = Float64Array.from({ length: 96 }, (_, index) => index * 900_000);
const values = Float32Array.from(times, (_, index) => 20 + 8 * Math.sin(index / 9));

const stations = [
  { id: '1', name: 'Ljubljana Bežigrad', level: 'none', valueLabel: '18 µg/m³' },
  { id: '2', name: 'Celje bolnica', level: 'medium', valueLabel: '61 µg/m³' },
] as const;

/** Components of every group, in one theme with the colours of a brand. */
export function Samples({ scheme, brand }: { scheme: Scheme; brand: ReactNode }) {
  return (
    <div
      data-samples={scheme.name}
      style={{
        ...variablesOf(scheme),
        colorScheme: scheme.name === 'dark' ? 'dark' : 'light',
        padding: theme.space.large,
        border: `1px solid ${theme.color.border}`,
        borderRadius: theme.radius.large,
        background: theme.color.ground,
        color: theme.color.text,
      }}
    >
      <Stack space="large">
        {brand}
        <Actions />
        <Inputs />
        <Navigation name={scheme.title} />
        <Feedback />
        <DataDisplay name={scheme.title} />
        <Group title="Forms">
          <LoginForm onSubmit={() => undefined} forgotPasswordHref="#forgot" />
        </Group>
      </Stack>
    </div>
  );
}

/** Not a region: its name would be there twice. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack space="large">
        <Heading level={4}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}

function Actions() {
  return (
    <Group title="Actions">
      <Inline>
        <Button tone="primary">Save</Button>
        <Button icon={<Download size={16} />}>Export</Button>
        <Button tone="quiet">Cancel</Button>
        <Button tone="danger">Delete</Button>
        <LinkButton href="#reports">Reports</LinkButton>
        <IconButton label="Alerts" icon={<Bell size={18} />} />
      </Inline>
    </Group>
  );
}

function Inputs() {
  const [interval, setInterval] = useState('hour');
  return (
    <Group title="Inputs">
      <Stack space="large">
        <TextField label="Name of the view" defaultValue="Winter 2026" />
        <Checkbox label="Preliminary values" defaultSelected />
        <Switch label="Automatic refresh" defaultSelected />
        <RadioGroup
          label="Format"
          defaultValue="xlsx"
          items={[
            { id: 'xlsx', label: 'Excel' },
            { id: 'csv', label: 'CSV' },
          ]}
        />
        <SegmentedControl
          label="Interval"
          value={interval}
          onChange={setInterval}
          options={[
            { id: 'hour', label: 'Hour' },
            { id: 'day', label: 'Day' },
          ]}
        />
        <Slider label="Opacity" defaultValue={60} unit="%" />
        <DatePicker label="Day" defaultValue="2026-11-21" />
      </Stack>
    </Group>
  );
}

function Navigation({ name }: { name: string }) {
  return (
    <Group title="Navigation and shell">
      <Stack space="large">
        <Link href="#stations">All stations</Link>
        <Tabs
          label="Station"
          items={[
            { id: 'graph', label: 'Graph', content: 'The last 24 hours.' },
            { id: 'table', label: 'Table', content: 'Every value.' },
          ]}
        />
        <Stepper
          label="Import"
          value="check"
          orientation="vertical"
          items={[
            { id: 'file', label: 'File' },
            { id: 'check', label: 'Check' },
            { id: 'done', label: 'Done' },
          ]}
        />
        <SideMenu
          label={`Menu, ${name.toLowerCase()}`}
          sections={[
            {
              id: 'main',
              items: [
                { id: 'map', label: 'Map', href: '#map', icon: <House size={20} />, isCurrent: true },
                { id: 'alerts', label: 'Alerts', href: '#alerts', icon: <Bell size={20} /> },
              ],
            },
          ]}
        />
      </Stack>
    </Group>
  );
}

function Feedback() {
  return (
    <Group title="Feedback">
      <Stack space="large">
        <Banner tone="info" title="Preliminary data">
          Values may still change.
        </Banner>
        <ProgressBar label="Export" value={60} />
        <Inline>
          <Badge tone="accent">New</Badge>
          <Badge>Public</Badge>
        </Inline>
      </Stack>
    </Group>
  );
}

function DataDisplay({ name }: { name: string }) {
  const [selectedId, setSelectedId] = useState<string | null>('1');
  return (
    <Group title="Data, map and charts">
      <Stack space="large">
        <StatTile
          label="PM10"
          value="52.4"
          unit="µg/m³"
          time="24 h mean"
          mark={<WarningMark level="medium" />}
          trend={<Sparkline label="PM10, last 24 hours: 12 to 28 µg/m³" times={times} values={values} />}
          onPress={() => undefined}
          isSelected
        />
        <Meter label="Days above the limit value" value={7} maxValue={18} valueLabel="7 of 18 days" />
        <StationList
          label={`Stations, ${name.toLowerCase()}`}
          stations={stations}
          selectedId={selectedId}
          onSelect={setSelectedId}
        />
      </Stack>
    </Group>
  );
}
