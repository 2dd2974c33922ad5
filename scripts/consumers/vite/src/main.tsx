import { createApi, type Client } from '@zrak/api-client';
import { routeGuardMachine, verdictOf } from '@zrak/machines';
import { Button } from '@zrak/ui/Button';
import { SeriesChart } from '@zrak/ui/charts';
import messages from '@zrak/ui/locales/sl.json';
import { StationMap } from '@zrak/ui/map';
import { UiProvider } from '@zrak/ui/provider';
import { StationList } from '@zrak/ui/StationList';
import '@zrak/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App as FirstScreen } from './FirstScreen';

const api = createApi({ baseUrl: '/', language: () => 'sl-SI' });
const client: Pick<Client, 'code' | 'isPublic'> = { code: 'mol', isPublic: true };
const verdict = verdictOf(routeGuardMachine, {
  isAuthenticated: false,
  roles: [],
  clientCode: client.code,
  clients: [client],
  requiredRoles: null,
});
const stations = [
  { id: '1', name: 'Bežigrad', longitude: 14.51, latitude: 46.07, level: 'high' as const, levelLabel: 'Visoka' },
];
const hour = 3_600_000;
const series = {
  id: 'pm10',
  label: 'PM10',
  unit: 'µg/m³',
  decimals: 1,
  times: Float64Array.of(0, hour, 2 * hour),
  values: Float32Array.of(12, 18, 9),
  kind: 'line' as const,
};

function Consumer() {
  return (
    <UiProvider locale="sl" messages={messages}>
      <Button isPending={typeof api.GET !== 'function'}>{`Pregled: ${verdict}`}</Button>
      <SeriesChart
        label="PM10"
        series={[series]}
        from={0}
        to={3 * hour}
        timeZone="Europe/Ljubljana"
        caption="Urno povprečje"
      />
      <StationList label="Postaje" stations={stations} onSelect={() => undefined} />
      <StationMap
        label="Zemljevid"
        stations={stations}
        zoom={12}
        minZoom={7}
        maxZoom={18}
        basemap={{ style: null }}
        theme="light"
        onSelect={() => undefined}
      />
    </UiProvider>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(<StrictMode>{location.hash === '#firstScreen' ? <FirstScreen /> : <Consumer />}</StrictMode>);
}
