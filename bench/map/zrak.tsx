import { Map as MapLibreMap } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { createRoot } from 'react-dom/client';
// Types come from the sources, code from the published package: see `publishedEntryPoints` in pages.ts.
import { UiProvider } from '../../packages/ui/src/i18n/UiProvider.tsx';
import { type Basemap, type MapStation, StationMap } from '../../packages/ui/src/map/index.ts';
import messages from '../../packages/ui/locales/en.json' with { type: 'json' };
import { type BenchStations, start } from './data.ts';
import { run, until } from './harness.ts';

const levels = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'] as const;

const listOf = ({ longitudes, latitudes, classes }: BenchStations): MapStation[] =>
  Array.from(longitudes, (longitude, index) => ({
    id: `s${index}`,
    name: `Station ${index}`,
    longitude,
    latitude: latitudes[index]!,
    level: levels[classes[index]!]!,
    valueLabel: `${classes[index]! * 12} µg/m³`,
  }));

const emptyGround: Basemap = {
  style: {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#eef1f4' } }],
  },
};

/** The map instance, which the component does not expose: captured when its first control is added. */
const caught: MapLibreMap[] = [];
// oxlint-disable-next-line typescript/unbound-method -- called with the map itself as `this`
const { addControl } = MapLibreMap.prototype;
MapLibreMap.prototype.addControl = function (...parameters) {
  caught.push(this);
  return addControl.apply(this, parameters);
};

run({
  async mount(element, stations) {
    const listed = listOf(stations);
    createRoot(element).render(
      <UiProvider locale="en" messages={messages}>
        <StationMap
          label="Stations"
          stations={listed}
          selectedId="s1"
          onSelect={() => undefined}
          zoom={10}
          minZoom={1}
          maxZoom={18}
          basemap={emptyGround}
          theme="light"
          initialView={start}
          card={<p>Station 1</p>}
        />
      </UiProvider>,
    );
    await until(() => element.querySelector('[data-state="drawn"], [data-state="ready"]') !== null);
    return caught[0]!;
  },
  isSettled: (element) => element.querySelector('[data-state="ready"]') !== null,
  pick(shown, x, y) {
    const canvas = shown.getCanvas();
    const box = canvas.getBoundingClientRect();
    canvas.dispatchEvent(
      new MouseEvent('mousemove', { clientX: box.left + x, clientY: box.top + y, bubbles: true, view: window }),
    );
    return canvas.style.cursor === 'pointer';
  },
});
