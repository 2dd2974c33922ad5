import type { Insertable } from 'kysely';
import type { InstrumentTable } from '../db/schema.ts';
import { isoInstant } from '../time/zone.ts';
import { type Job, jobsBetween } from './maintenance.ts';
import type { DemoStation } from './places.ts';
import { uniform } from './generator/random.ts';
import { demoStations } from './stations.ts';
import { demoTexts, type EndOfDemoText } from './texts.ts';

/** An instrument as it can be bought. Maker and models are invented: at real places, real ones would claim something. */
interface DemoModel {
  key: string;
  parameters: readonly string[];
  model: string;
  principle: EndOfDemoText<'demo.instruments.principle.'>;
  /** Metres above ground; `roof`: over the roof of the container. */
  height?: number | 'roof';
  /** Work after which it counts as calibrated. */
  job: Job['kind'];
}

const maker = 'Demo Instruments';

/** Of noise: where END (2002/49/EC) has it assessed. */
const microphoneHeight = 4;

/** Principles of gases in the words of the reference methods (Directive (EU) 2024/2881, annex VI). */
const models: readonly DemoModel[] = [
  {
    key: 'pm10',
    parameters: ['PM10'],
    model: 'Beta 10',
    principle: 'betaAbsorption',
    height: 'roof',
    job: 'particleSampler',
  },
  {
    key: 'pm25',
    parameters: ['PM2.5'],
    model: 'Beta 2.5',
    principle: 'betaAbsorption',
    height: 'roof',
    job: 'particleSampler',
  },
  {
    key: 'nitrogen',
    parameters: ['NO2', 'NO', 'NOx'],
    model: 'N 42',
    principle: 'chemiluminescence',
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'ozone',
    parameters: ['O3'],
    model: 'O 49',
    principle: 'uvPhotometry',
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'sulphur',
    parameters: ['SO2'],
    model: 'S 43',
    principle: 'uvFluorescence',
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'carbon-monoxide',
    parameters: ['CO'],
    model: 'C 48',
    principle: 'infraredSpectroscopy',
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'benzene',
    parameters: ['C6H6'],
    model: 'GC 60',
    principle: 'gasChromatography',
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'black-carbon',
    parameters: ['BC'],
    model: 'BC 33',
    principle: 'lightAbsorption',
    height: 'roof',
    job: 'gasAnalysers',
  },
  {
    key: 'thermo-hygrometer',
    parameters: ['T', 'RH'],
    model: 'TH 2',
    principle: 'resistanceAndCapacitance',
    height: 2,
    job: 'weatherMast',
  },
  {
    key: 'barometer',
    parameters: ['P'],
    model: 'P 10',
    principle: 'capacitiveBarometer',
    job: 'weatherMast',
  },
  {
    key: 'rain-gauge',
    parameters: ['RAIN'],
    model: 'R 200',
    principle: 'tippingBucket',
    height: 1,
    job: 'weatherMast',
  },
  {
    key: 'pyranometer',
    parameters: ['GLOBRAD'],
    model: 'G 1',
    principle: 'thermopile',
    height: 'roof',
    job: 'weatherMast',
  },
  {
    key: 'anemometer',
    parameters: ['WS', 'WD', 'WG'],
    model: 'W 3',
    principle: 'ultrasound',
    height: 10,
    job: 'weatherMast',
  },
  {
    key: 'sound-meter',
    parameters: ['LAeq', 'LAFmax', 'LA10', 'LA50', 'LA90'],
    model: 'L 1',
    principle: 'soundLevelMeter',
    height: microphoneHeight,
    job: 'soundMeter',
  },
  {
    key: 'traffic-counter',
    parameters: ['CARS', 'VANS', 'LORRIES', 'BUSES', 'MOTORCYCLES', 'SPEED'],
    model: 'T 5',
    principle: 'inductionLoops',
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
          locationId: station.id,
          maker,
          model: model.model,
          principle: JSON.stringify(demoTexts.inAll(`demo.instruments.principle.${model.principle}`)),
          serialNumber: `DEMO-${String(place).padStart(4, '0')}`,
          inletHeight: model.height === 'roof' ? roofHeight(station) : (model.height ?? null),
          operatingSince: isoDay(
            Date.UTC(2016, 0, 1 + Math.floor(uniform(random.installation, place) * 8 * 365)) / 1000,
          ),
          lastCalibration: calibrated.get(`${station.id} ${model.job}`) ?? null,
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
