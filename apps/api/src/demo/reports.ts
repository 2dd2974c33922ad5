import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { ReportTable } from '../db/schema.ts';
import { style, workbookStream } from '../export/workbook.ts';
import { demoClients, demoParameters } from './catalogue.ts';
import { type Job, jobsBetween } from './maintenance.ts';
import { type PdfBlock, pdfOf } from './pdf.ts';
import type { DemoStation } from './places.ts';
import { demoStations } from './stations.ts';
import { jobTexts } from './alerts.ts';

type Client = (typeof demoClients)[number];
type Language = 'en' | 'sl';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const say = {
  annual: { en: 'Annual report on the measuring network', sl: 'Letno poročilo o merilni mreži' },
  log: { en: 'Maintenance log', sl: 'Dnevnik vzdrževanja' },
  intro: {
    en: 'This report describes the stations of the client, what they measured, and the planned work on them.',
    sl: 'Poročilo opisuje postaje stranke, kaj so merile in načrtovana dela na njih.',
  },
  stations: { en: 'Stations', sl: 'Merilna mesta' },
  station: { en: 'Station', sl: 'Merilno mesto' },
  kind: { en: 'Kind', sl: 'Vrsta' },
  altitude: { en: 'Altitude', sl: 'Višina' },
  measures: { en: 'Measures', sl: 'Meri' },
  limits: { en: 'Limit values in force', sl: 'Veljavne mejne vrednosti' },
  limitText: {
    en: 'PM10: day 50 µg/m³ (35 exceedances a year), year 40 µg/m³. NO2: hour 200 µg/m³ (18 exceedances), year 40 µg/m³. PM2.5: year 20 µg/m³ in Slovenia. Stricter values of Directive (EU) 2024/2881 apply from 2030.',
    sl: 'PM10: dan 50 µg/m³ (35 preseganj na leto), leto 40 µg/m³. NO2: ura 200 µg/m³ (18 preseganj), leto 40 µg/m³. PM2,5: leto 20 µg/m³ v Sloveniji. Strožje vrednosti Direktive (EU) 2024/2881 veljajo od leta 2030.',
  },
  work: { en: 'Planned work', sl: 'Načrtovana dela' },
  from: { en: 'From (UTC)', sl: 'Od (UTC)' },
  to: { en: 'To (UTC)', sl: 'Do (UTC)' },
  times: { en: 'Times', sl: 'Število' },
  note: {
    en: 'Demo: the stations are computed at real places. Nothing in this report was measured.',
    sl: 'Demo: postaje so izračunane na resničnih krajih. Nič v tem poročilu ni izmerjeno.',
  },
} satisfies Record<string, Record<Language, string>>;

const areas: Record<string, Record<Language, string>> = {
  urban: { en: 'urban', sl: 'mestno' },
  suburban: { en: 'suburban', sl: 'predmestno' },
  rural: { en: 'rural', sl: 'podeželsko' },
};
const sites: Record<string, Record<Language, string>> = {
  background: { en: 'background', sl: 'ozadje' },
  traffic: { en: 'traffic', sl: 'promet' },
  industrial: { en: 'industrial', sl: 'industrija' },
};

const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** Files of the last two whole years, for each client in its language and, where everybody reads them, in English. */
export async function publishReports(db: Db, now: number): Promise<void> {
  const thisYear = new Date(now * 1000).getUTCFullYear();
  const known = new Set((await db.selectFrom('report').select('id').execute()).map(({ id }) => id));
  for (const client of demoClients) {
    for (const year of [thisYear - 1, thisYear - 2]) {
      for (const language of client.is_public ? (['sl', 'en'] as const) : (['sl'] as const)) {
        for (const type of ['annual', 'maintenance'] as const) {
          const id = `rep_${client.id.slice(4)}_${type}_${year}${language === 'sl' ? '' : `_${language}`}`;
          if (known.has(id)) continue;
          const report = await reportOf(client, year, type, language);
          await db
            .insertInto('report')
            .values({ id, ...report })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .execute();
        }
      }
    }
  }
}

async function reportOf(
  client: Client,
  year: number,
  type: 'annual' | 'maintenance',
  language: Language,
): Promise<Omit<Insertable<ReportTable>, 'id'>> {
  const isAnnual = type === 'annual';
  const title = `${say[isAnnual ? 'annual' : 'log'][language]} ${year}`;
  const content = isAnnual
    ? annualReport(client, year, title, language)
    : await maintenanceLog(client, year, title, language);
  return {
    client_id: client.id,
    type,
    year,
    title,
    language,
    file_name: `${plainLetters(`${client.code} ${title}`)}.${isAnnual ? 'pdf' : 'xlsx'}`,
    media_type: isAnnual ? 'application/pdf' : sheetType,
    size: content.length,
    published_at: new Date(Date.UTC(year + 1, isAnnual ? 2 : 0, isAnnual ? 16 : 9, 9)),
    content,
  };
}

const stationsOf = (client: Client): DemoStation[] => demoStations.filter(({ clientId }) => clientId === client.id);

function jobsOf(client: Client, year: number): Job[] {
  const [from, to] = [Date.UTC(year, 0) / 1000, Date.UTC(year + 1, 0) / 1000];
  return jobsBetween(from, to).filter((job) => job.station.clientId === client.id && job.from >= from);
}

function annualReport(client: Client, year: number, title: string, language: Language): Uint8Array {
  // What tells about the station itself is of no interest here.
  const measured = demoParameters.filter(({ category }) => category !== 'system');
  const jobs = [...Map.groupBy(jobsOf(client, year), ({ kind }) => kind)];
  const blocks: PdfBlock[] = [
    { kind: 'title', text: title },
    { kind: 'text', text: client.name },
    { kind: 'text', text: say.intro[language] },
    { kind: 'heading', text: say.stations[language] },
    {
      kind: 'table',
      widths: [110, 110, 60, 203],
      rows: [
        [say.station, say.kind, say.altitude, say.measures].map((head) => head[language]),
        ...stationsOf(client).map(({ name, area, site, altitude, parameters }) => [
          name,
          `${areas[area]![language]}, ${sites[site]![language]}`,
          `${altitude} m`,
          measured
            .filter(({ code }) => parameters.includes(code))
            .map((one) => one.name[language])
            .join(', '),
        ]),
      ],
    },
    { kind: 'heading', text: say.limits[language] },
    { kind: 'text', text: say.limitText[language] },
    { kind: 'heading', text: say.work[language] },
    {
      kind: 'table',
      widths: [300, 183],
      rows: [
        [say.work[language], say.times[language]],
        ...jobs.map(([kind, list]) => [jobTexts[kind].title[language], String(list.length)]),
      ],
    },
    { kind: 'note', text: say.note[language] },
  ];
  return pdfOf(title, language, blocks);
}

async function maintenanceLog(client: Client, year: number, title: string, language: Language): Promise<Uint8Array> {
  const time = (seconds: number) => ({ civil: seconds });
  const pieces: Buffer[] = [];
  const rows = [
    [say.station, say.work, say.from, say.to].map((head) => ({ text: head[language], style: style.header })),
    ...jobsOf(client, year).map((job) => [
      { text: job.station.name },
      { text: jobTexts[job.kind].title[language] },
      time(job.from),
      time(job.to),
    ]),
    [],
    [{ text: say.note[language] }],
  ];
  const sheet = { name: title, widths: [28, 36, 18, 18], frozen: { rows: 1, columns: 1 }, rows: () => rows };
  for await (const piece of workbookStream([sheet])) pieces.push(piece);
  return Buffer.concat(pieces);
}
