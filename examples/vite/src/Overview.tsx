'use client';
import { Button } from '@zrak/ui/Button';
import { Column, Columns } from '@zrak/ui/Columns';
import { DataTable } from '@zrak/ui/DataTable';
import { Heading } from '@zrak/ui/Heading';
import { Inline } from '@zrak/ui/Inline';
import { LanguageSwitch } from '@zrak/ui/LanguageSwitch';
import en from '@zrak/ui/locales/en.json';
import sl from '@zrak/ui/locales/sl.json';
import { NumberField } from '@zrak/ui/NumberField';
import { UiProvider } from '@zrak/ui/provider';
import { Stack } from '@zrak/ui/Stack';
import { StationList } from '@zrak/ui/StationList';
import { Text } from '@zrak/ui/Text';
import { TextField } from '@zrak/ui/TextField';
import { ThemeSwitch } from '@zrak/ui/ThemeSwitch';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { readings, stations } from './data';

// Map and graphs are heavy: they load after the page.
const StationMap = lazy(async () => ({ default: (await import('@zrak/ui/map')).StationMap }));
const SeriesChart = lazy(async () => ({ default: (await import('@zrak/ui/charts')).SeriesChart }));

const texts = {
  en: {
    title: 'Air quality',
    stations: 'Stations',
    graph: 'PM10 of the last week',
    caption: '1 h mean, Europe/Ljubljana. The station was cleaned on Wednesday.',
    alert: 'Alert',
    address: 'E-mail',
    threshold: 'Threshold',
    save: 'Save',
    required: 'Enter an address.',
    saved: 'You will be notified.',
  },
  sl: {
    title: 'Kakovost zraka',
    stations: 'Postaje',
    graph: 'PM10 v zadnjem tednu',
    caption: 'Urno povprečje, Europe/Ljubljana. V sredo je bilo čiščenje.',
    alert: 'Opozorilo',
    address: 'E-pošta',
    threshold: 'Prag',
    save: 'Shrani',
    required: 'Vnesite naslov.',
    saved: 'Obvestili vas bomo.',
  },
};
const languages = [
  { id: 'en', label: 'English' },
  { id: 'sl', label: 'Slovenščina' },
] as const;

export function Overview() {
  const [language, setLanguage] = useState<'en' | 'sl'>('sl');
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('system');
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const text = texts[language];
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark());
  const shared = { stations, selectedId, onSelect: setSelectedId };

  const chooseTheme = (next: typeof theme) => {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };

  return (
    <UiProvider locale={language} messages={language === 'sl' ? sl : en}>
      <main lang={language} style={{ maxWidth: '75rem', margin: 'auto', padding: '1rem' }}>
        <Stack space="large">
          <Inline justify="between">
            <Heading level={1}>{text.title}</Heading>
            <Inline>
              <LanguageSwitch languages={languages} value={language} onChange={setLanguage} />
              <ThemeSwitch value={theme} onChange={chooseTheme} />
            </Inline>
          </Inline>
          <Columns collapseBelow="narrow">
            <Column width="1/3">
              <div style={{ height: '24rem', overflow: 'auto' }}>
                <StationList label={text.stations} {...shared} />
              </div>
            </Column>
            <Column>
              <div style={{ height: '24rem' }}>
                <Suspense>
                  <StationMap
                    label={text.stations}
                    {...shared}
                    zoom={10}
                    minZoom={4}
                    maxZoom={18}
                    basemap={{ style: null }}
                    theme={isDark ? 'dark' : 'light'}
                  />
                </Suspense>
              </div>
            </Column>
          </Columns>
          <Heading level={2}>{text.graph}</Heading>
          <Suspense>
            <SeriesChart label={text.graph} caption={text.caption} timeZone="Europe/Ljubljana" {...readings} />
          </Suspense>
          <Columns>
            <Column>
              <DataTable
                label={text.stations}
                maxHeight="20rem"
                rows={stations}
                columns={[
                  { id: 'name', header: text.stations, cell: ({ name }) => name, sortValue: ({ name }) => name },
                  { id: 'value', header: 'PM10', align: 'end', cell: ({ valueLabel }) => valueLabel },
                ]}
              />
            </Column>
            <Column width="1/3">
              <AlertForm text={text} />
            </Column>
          </Columns>
        </Stack>
      </main>
    </UiProvider>
  );
}

function AlertForm({ text }: { text: (typeof texts)['en'] }) {
  const [address, setAddress] = useState('');
  const [state, setState] = useState<'new' | 'refused' | 'saved'>('new');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setState(address ? 'saved' : 'refused');
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Heading level={2}>{text.alert}</Heading>
        <TextField
          label={text.address}
          type="email"
          isRequired
          value={address}
          onChange={setAddress}
          errorMessage={state === 'refused' && !address ? text.required : undefined}
        />
        <NumberField label={text.threshold} unit="µg/m³" defaultValue={50} minValue={0} />
        <Inline>
          <Button type="submit" tone="primary">
            {text.save}
          </Button>
        </Inline>
        <output>{state === 'saved' && <Text tone="success">{text.saved}</Text>}</output>
      </Stack>
    </form>
  );
}

function prefersDark(): boolean {
  return typeof window !== 'undefined' && matchMedia('(prefers-color-scheme: dark)').matches;
}
