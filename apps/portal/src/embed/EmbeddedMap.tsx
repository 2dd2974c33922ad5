import type { StationsData } from '@zrak/elements';
import { valueBeside } from '@zrak/quantities/verdict';
import { formatDecimal } from '@zrak/ui/formatDecimal';
import { localFormula } from '@zrak/ui/formulaText';
import { IconButton } from '@zrak/ui/IconButton';
import { useUiIntl } from '@zrak/ui/provider';
import { useMediaQuery } from '@zrak/ui/useMediaQuery';
import { useVerdictText } from '@zrak/ui/verdictText';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Config } from '../app/config.ts';
import type { Language } from '../i18n/languages.ts';
import { basemapOf } from '../shared/map/basemap.ts';
import StationMap from '../shared/map/mapEntry.ts';
import { verdictOf } from '../shared/verdict.ts';
import type { EmbedAddress } from './embedAddress.ts';

export interface EmbeddedMapProps extends StationsData {
  config: Config;
  language: Language;
  theme: EmbedAddress['theme'];
}

/** The map of the portal with the stations of one client; the card of a station is the element for other pages. */
export function EmbeddedMap({ client, stations, config, language, theme }: EmbeddedMapProps) {
  const intl = useUiIntl();
  const verdictText = useVerdictText();
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)');
  const [selectedId, select] = useState<string | null>(null);
  const { Map: settings } = config;
  const basemap = useMemo(() => basemapOf(settings, language), [settings, language]);
  const marks = useMemo(
    () =>
      stations.map((station) => {
        const { id, name, longitude = Number.NaN, latitude = Number.NaN, timeZone } = station;
        const verdict = verdictOf(station);
        const value = valueBeside(verdict, station.latest);
        const { level, color, word } = verdictText(verdict, { timeZone });
        return {
          id,
          name,
          longitude,
          latitude,
          level,
          levelLabel: word,
          ...(color !== undefined && { color }),
          ...(value && {
            valueLabel:
              `${value.name ?? localFormula(intl, value.parameter)} ${formatDecimal(intl, value.value, value.decimals)} ${value.unit}`.trim(),
          }),
        };
      }),
    [intl, verdictText, stations],
  );
  const shown = { client: client.code, lang: language, theme, 'heading-level': '2' };
  return (
    <StationMap
      label={client.name}
      stations={marks}
      selectedId={selectedId}
      onSelect={select}
      zoom={settings.zoom}
      minZoom={settings.minZoom}
      maxZoom={settings.maxZoom}
      basemap={basemap}
      // The page around the frame, or the list below the map.
      isInScrollingPage
      theme={theme === 'auto' ? (isDeviceDark ? 'dark' : 'light') : theme}
      {...(selectedId !== null && {
        card: (
          <div className="card">
            <div className="close">
              <IconButton
                label={intl.formatMessage({ id: 'routes.locations.MapCard.close' })}
                icon={<X size={16} />}
                size="small"
                onPress={() => select(null)}
              />
            </div>
            <zrak-station key={selectedId} station={selectedId} {...shown} />
          </div>
        ),
      })}
    />
  );
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the types of React are extended in this way
  namespace JSX {
    interface IntrinsicElements {
      'zrak-station': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
        Record<'client' | 'station' | 'theme' | 'heading-level', string>;
    }
  }
}
