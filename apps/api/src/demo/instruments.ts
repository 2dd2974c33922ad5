import type { Insertable } from 'kysely';
import type { InstrumentTable, LocalText } from '../db/schema.ts';
import { isoInstant } from '../time/zone.ts';
import { type Job, jobsBetween } from './maintenance.ts';
import type { DemoStation } from './places.ts';
import { uniform } from './random.ts';
import { demoStations } from './stations.ts';

/** An instrument as it can be bought. Maker and models are invented: at real places, real ones would claim something. */
interface DemoModel {
  key: string;
  parameters: readonly string[];
  model: string;
  principle: LocalText;
  /** Metres above ground; `roof`: over the roof of the container. */
  height?: number | 'roof';
  /** Work after which it counts as calibrated. */
  job: Job['kind'];
}

const maker = 'Demo Instruments';

const betaAbsorption = { en: 'beta absorption', sl: 'absorpcija žarkov beta', de: 'Beta-Absorption' };
/** Of noise: where END (2002/49/EC) has it assessed. */
const microphoneHeight = 4;

/** Principles of gases in the words of the reference methods (Directive (EU) 2024/2881, annex VI). */
const models: readonly DemoModel[] = [
  {
    key: 'pm10',
    parameters: ['PM10'],
    model: 'Beta 10',
    principle: betaAbsorption,
    height: 'roof',
    job: 'particleSampler',
  },
  {
    key: 'pm25',
    parameters: ['PM2.5'],
    model: 'Beta 2.5',
    principle: betaAbsorption,
    height: 'roof',
    job: 'particleSampler',
  },
  {
    key: 'nitrogen',
    parameters: ['NO2', 'NO', 'NOx'],
    model: 'N 42',
    principle: { en: 'chemiluminescence', sl: 'kemiluminiscenca', de: 'Chemilumineszenz' },
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'ozone',
    parameters: ['O3'],
    model: 'O 49',
    principle: { en: 'UV photometry', sl: 'UV-fotometrija', de: 'UV-Photometrie' },
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'sulphur',
    parameters: ['SO2'],
    model: 'S 43',
    principle: { en: 'UV fluorescence', sl: 'UV-fluorescenca', de: 'UV-Fluoreszenz' },
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'carbon-monoxide',
    parameters: ['CO'],
    model: 'C 48',
    principle: {
      en: 'non-dispersive infrared spectroscopy',
      sl: 'nedisperzivna infrardeča spektroskopija',
      de: 'nichtdispersive Infrarot-Spektroskopie',
    },
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'benzene',
    parameters: ['C6H6'],
    model: 'GC 60',
    principle: {
      en: 'pumped sampling with in-situ gas chromatography',
      sl: 'vzorčenje s črpanjem in plinska kromatografija na mestu',
      de: 'Probenahme mit Pumpe und In-situ-Gaschromatographie',
    },
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'black-carbon',
    parameters: ['BC'],
    model: 'BC 33',
    principle: {
      en: 'light absorption on a filter',
      sl: 'absorpcija svetlobe na filtru',
      de: 'Lichtabsorption auf einem Filter',
    },
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'thermo-hygrometer',
    parameters: ['T', 'RH'],
    model: 'TH 2',
    principle: {
      en: 'platinum resistance and capacitive humidity sensor',
      sl: 'platinski uporovni termometer in kapacitivno tipalo vlage',
      de: 'Platin-Widerstand und kapazitiver Feuchtefühler',
    },
    height: 2,
    job: 'weatherMast',
  },
  {
    key: 'barometer',
    parameters: ['P'],
    model: 'P 10',
    principle: { en: 'capacitive barometer', sl: 'kapacitivni barometer', de: 'kapazitives Barometer' },
    job: 'weatherMast',
  },
  {
    key: 'rain-gauge',
    parameters: ['RAIN'],
    model: 'R 200',
    principle: { en: 'tipping bucket', sl: 'prekucni dežemer', de: 'Kippwaage' },
    height: 1,
    job: 'weatherMast',
  },
  {
    key: 'pyranometer',
    parameters: ['GLOBRAD'],
    model: 'G 1',
    principle: { en: 'thermopile pyranometer', sl: 'termoelektrični piranometer', de: 'Thermosäulen-Pyranometer' },
    height: 'roof',
    job: 'weatherMast',
  },
  {
    key: 'anemometer',
    parameters: ['WS', 'WD', 'WG'],
    model: 'W 3',
    principle: { en: 'ultrasonic anemometer', sl: 'ultrazvočni anemometer', de: 'Ultraschallanemometer' },
    height: 10,
    job: 'weatherMast',
  },
  {
    key: 'sound-meter',
    parameters: ['LAeq', 'LAFmax', 'LA10', 'LA50', 'LA90'],
    model: 'L 1',
    principle: {
      en: 'sound level meter of class 1 (IEC 61672-1)',
      sl: 'zvokomer razreda 1 (IEC 61672-1)',
      de: 'Schallpegelmesser der Klasse 1 (IEC 61672-1)',
    },
    height: microphoneHeight,
    job: 'soundMeter',
  },
  {
    key: 'traffic-counter',
    parameters: ['CARS', 'VANS', 'LORRIES', 'BUSES', 'MOTORCYCLES', 'SPEED'],
    model: 'T 5',
    principle: { en: 'induction loops', sl: 'induktivne zanke', de: 'Induktionsschleifen' },
    job: 'trafficCounter',
  },
];

/** Which series of a station the instrument measures. */
type DemoInstrument = Insertable<InstrumentTable> & { parameters: readonly string[] };

const isoDay = (seconds: number): string => isoInstant(seconds).slice(0, 10);
const day = 86_400;
const random = { opening: 821, installation: 822, height: 823 };

/** The first day of a month between 2001 and 2014. */
export function openingOf({ number }: DemoStation): string {
  const months = Math.floor(uniform(random.opening, number) * 14 * 12);
  return isoDay(Date.UTC(2001, months) / 1000);
}

/** What measures at the stations at this moment, and when each was last calibrated in the two years before. */
export function demoInstruments(now: number): DemoInstrument[] {
  const calibrated = new Map(
    jobsBetween(now - 730 * day, now)
      .filter(({ to }) => to <= now)
      .map(({ station, kind, to }) => [`${station.id} ${kind}`, isoDay(to)]),
  );
  return demoStations.flatMap((station) =>
    models.flatMap((model, index): DemoInstrument[] => {
      const parameters = model.parameters.filter((parameter) => station.parameters.includes(parameter));
      if (parameters.length === 0) return [];
      const place = station.number * models.length + index;
      return [
        {
          id: `ins_${station.id.slice(4)}_${model.key}`,
          location_id: station.id,
          maker,
          model: model.model,
          principle: JSON.stringify(model.principle),
          serial_number: `DEMO-${String(place).padStart(4, '0')}`,
          inlet_height: model.height === 'roof' ? roofHeight(station) : (model.height ?? null),
          operating_since: isoDay(
            Date.UTC(2016, 0, 1 + Math.floor(uniform(random.installation, place) * 8 * 365)) / 1000,
          ),
          last_calibration: calibrated.get(`${station.id} ${model.job}`) ?? null,
          parameters,
        },
      ];
    }),
  );
}

/** Metres above ground; lower beside a road, where people breathe. */
function roofHeight({ site, number }: DemoStation): number {
  const lowest = site === 'traffic' ? 2.4 : 3.4;
  return Math.round((lowest + uniform(random.height, number) * 0.6) * 10) / 10;
}
