import { pathToFileURL } from 'node:url';
import { degreesFromCore } from './detail.ts';

interface City {
  name: string;
  country: string;
  /** Kind of place in GeoNames: `PPLC` a capital, `PPLX` a part of a town. */
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

interface Place {
  name: string;
  position: [number, number];
  /** Inhabitants; a capital counts as four times as large, so that it appears on a small scale. */
  size: number;
}

/** Degrees from the core, and the smallest place at that distance. */
const smallest: readonly (readonly [degrees: number, inhabitants: number])[] = [
  [0, 300],
  [0.5, 4000],
  [2, 15_000],
  [6, 50_000],
  [18, 100_000],
  [Infinity, 500_000],
];

/** GeoNames has the English name of large cities: these are their own. */
const ownNames: Readonly<Record<string, string>> = {
  'AT:Vienna': 'Wien',
  'BA:Banja Luka': 'Banja Luka',
  'BE:Antwerpen': 'Antwerpen',
  'BE:Brussels': 'Bruxelles',
  'CH:Genève': 'Genève',
  'CH:Geneva': 'Genève',
  'CH:Zürich': 'Zürich',
  'CZ:Prague': 'Praha',
  'CZ:Pilsen': 'Plzeň',
  'DE:Cologne': 'Köln',
  'DE:Munich': 'München',
  'DE:Nuremberg': 'Nürnberg',
  'DE:Hanover': 'Hannover',
  'DK:Copenhagen': 'København',
  'ES:Seville': 'Sevilla',
  'FR:Nice': 'Nice',
  'FR:Lyon': 'Lyon',
  'IT:Florence': 'Firenze',
  'IT:Genoa': 'Genova',
  'IT:Milan': 'Milano',
  'IT:Naples': 'Napoli',
  'IT:Padova': 'Padova',
  'IT:Rome': 'Roma',
  'IT:Turin': 'Torino',
  'IT:Venice': 'Venezia',
  'IT:Bolzano': 'Bolzano',
  'PL:Warsaw': 'Warszawa',
  'PT:Lisbon': 'Lisboa',
  'RO:Bucharest': 'București',
  'RO:Bucureşti': 'București',
  'RS:Belgrade': 'Beograd',
  'SI:Novo Mesto': 'Novo mesto',
};

const isPartOfTown = (code: string) => code === 'PPLX' || code === 'PPLQ' || code === 'PPLH';

/** Towns and capitals, ordered by longitude and latitude: then neighbours have similar coordinates. */
export async function readPlaces(path: string): Promise<Place[]> {
  const { default: cities } = (await import(pathToFileURL(path).href)) as { default: City[] };
  const isCapital = (city: City) => city.featureCode === 'PPLC';
  return cities
    .filter((city) => !isPartOfTown(city.featureCode) && (isCapital(city) || city.population >= smallestAt(city)))
    .map((city) => ({
      name: ownNames[`${city.country}:${city.name}`] ?? city.name,
      position: roundedPlace(city.loc.coordinates),
      size: isCapital(city) ? Math.max(4 * city.population, 100_000) : city.population,
    }))
    .toSorted(({ position: [x1, y1] }, { position: [x2, y2] }) => Math.floor(x1) - Math.floor(x2) || y1 - y2);
}

function smallestAt({ loc }: City): number {
  const degrees = degreesFromCore(loc.coordinates);
  return smallest.find(([to]) => degrees <= to)![1];
}

/** Steps of a degree for places: 220 m near the core, 430 m beyond. Both divide the steps of the file. */
function roundedPlace([longitude, latitude]: [number, number]): [number, number] {
  const steps = degreesFromCore([longitude, latitude]) > 1 ? 256 : 512;
  return [Math.round(longitude * steps) / steps, Math.round(latitude * steps) / steps];
}
