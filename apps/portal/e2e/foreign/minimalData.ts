/** Content of the minimal backend: only what sections 3 and 7 of the specification name. */

export interface MinimalUser {
  id: number;
  userName: string;
  fullName: string;
  email: string;
  phoneNumber?: string;
  /** Single roles are not always written as a list. */
  roles: string | string[];
  clientId?: number;
  clientCode?: string;
}

/** Of every user. */
export const minimalPassword = 'Portal-1!';

export const clients = [
  { id: 1, code: 'DOLINA', isPublic: true },
  { id: 2, code: 'LUKA', isPublic: false },
];

const colors = { green: '#3FA34D', yellow: '#E3B505', red: '#C8102E' };

export const locations = [
  { id: 11, clientId: 1, name: 'Škofja Loka', warning: { color: colors.green }, latitude: 46.1655, longitude: 14.3064 },
  { id: 12, clientId: 1, name: 'Čatež ob Savi', warning: { color: colors.yellow }, latitude: 45.8917, longitude: 15.6 },
  { id: 13, clientId: 1, name: 'Žiri', warning: { color: colors.red }, latitude: 46.0469, longitude: 14.1133 },
  { id: 21, clientId: 2, name: 'Ankaran', warning: { color: colors.green }, latitude: 45.5786, longitude: 13.7361 },
  { id: 22, clientId: 2, name: 'Črni Kal', warning: { color: colors.yellow }, latitude: 45.5517, longitude: 13.8783 },
];

const names = ['PM10 (µg/m³)', 'Temperatura zraka (°C)', 'Raven hrupa (dB)'];

export const series = locations.flatMap(({ id }) =>
  names.map((name, index) => ({ id: id * 10 + index + 1, locationId: id, name })),
);

/** A daily course, the same on every day: highest at 12:00 UTC. */
export function valueAt(seriesId: number, time: number): number {
  const base = [30, 12, 55][(seriesId % 10) - 1]!;
  const hour = (time % 86_400_000) / 3_600_000;
  const station = Math.floor(seriesId / 10) % 10;
  return Number((base + 2 * station + 8 * Math.sin(((hour - 6) / 12) * Math.PI)).toFixed(1));
}

export const maintenanceAlerts = [
  { id: 901, locationId: 11, from: '2026-01-12T08:00:00Z', title: 'Čiščenje vzorčevalnika' },
];

export const initialUsers = (): MinimalUser[] => [
  { id: 1, userName: 'skrbnik', fullName: 'Špela Žagar', email: 'spela@example.org', roles: 'administrator' },
  {
    id: 2,
    userName: 'dolina',
    fullName: 'Jure Čuk',
    email: 'jure@example.org',
    phoneNumber: '+386 4 555 01 02',
    roles: ['ClientUser'],
    clientId: 1,
    clientCode: 'DOLINA',
  },
  {
    id: 3,
    userName: 'luka-key',
    fullName: 'Ana Štih',
    email: 'ana@example.org',
    roles: ['PortalKeyUser'],
    clientId: 2,
    clientCode: 'LUKA',
  },
];

/** Texts as Markdown. */
export const texts: Record<string, string> = {
  pollutionClasses:
    '## How clean is the air?\n\nThe *daily mean* of PM10 decides.\n\n- up to 50 µg/m³: good\n- above: poor\n',
  projectIntroduction: '## The measuring network of the valley\n\nThree stations have measured since 2019.\n',
  usefulLinks: '## Further reading\n\n- [European Environment Agency](https://www.eea.europa.eu)\n',
  recommendations: 'Stay indoors while the mark is red.\n',
  explanation: 'Marks show the latest hour.\n',
  legend: 'Green: good. Yellow: raised. Red: poor.\n',
};
