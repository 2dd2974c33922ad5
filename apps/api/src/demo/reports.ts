import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { ReportTable } from '../db/schema.ts';
import { style, workbookStream } from '../export/workbook.ts';
import { type Language, languageCodes, localized } from '../language.ts';
import { standardParameters } from '../parameters/standard.ts';
import { demoClients } from './catalogue.ts';
import { type Job, jobsBetween } from './maintenance.ts';
import { type PdfBlock, pdfOf } from './pdf.ts';
import type { DemoStation } from './places.ts';
import { demoStations } from './stations.ts';
import { demoTexts } from './texts.ts';

type Client = (typeof demoClients)[number];

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** Files of the last two full years, for each client in its language; public clients in all languages. */
export async function publishReports(db: Db, now: number): Promise<void> {
  const thisYear = new Date(now * 1000).getUTCFullYear();
  const known = new Set((await db.selectFrom('report').select('id').execute()).map(({ id }) => id));
  for (const client of demoClients) {
    for (const year of [thisYear - 1, thisYear - 2]) {
      for (const language of client.isPublic ? languageCodes : (['sl'] as const)) {
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
  const say = demoTexts.in(language);
  const title = `${say(isAnnual ? 'demo.reports.annual' : 'demo.reports.log')} ${year}`;
  const content = isAnnual
    ? annualReport(client, year, title, language)
    : await maintenanceLog(client, year, title, language);
  return {
    clientId: client.id,
    type,
    year,
    title,
    language,
    fileName: `${plainLetters(`${client.code} ${title}`)}.${isAnnual ? 'pdf' : 'xlsx'}`,
    mediaType: isAnnual ? 'application/pdf' : sheetType,
    size: content.length,
    publishedAt: new Date(Date.UTC(year + 1, isAnnual ? 2 : 0, isAnnual ? 16 : 9, 9)),
    content,
  };
}

const stationsOf = (client: Client): DemoStation[] => demoStations.filter(({ clientId }) => clientId === client.id);

function jobsOf(client: Client, year: number): Job[] {
  const [from, to] = [Date.UTC(year, 0) / 1000, Date.UTC(year + 1, 0) / 1000];
  return jobsBetween(from, to).filter((job) => job.station.clientId === client.id && job.from >= from);
}

function annualReport(client: Client, year: number, title: string, language: Language): Uint8Array {
  const say = demoTexts.in(language);
  // Reports omit the state of the station itself.
  const measured = standardParameters.filter(({ category }) => category !== 'system');
  const jobs = [...Map.groupBy(jobsOf(client, year), ({ kind }) => kind)];
  const blocks: PdfBlock[] = [
    { kind: 'title', text: title },
    { kind: 'text', text: client.name },
    { kind: 'text', text: say('demo.reports.intro') },
    { kind: 'heading', text: say('demo.reports.stations') },
    {
      kind: 'table',
      widths: [110, 110, 60, 203],
      rows: [
        [
          say('demo.reports.station'),
          say('demo.reports.kind'),
          say('demo.reports.altitude'),
          say('demo.reports.measures'),
        ],
        ...stationsOf(client).map(({ name, area, site, altitude, parameters }) => [
          name,
          `${say(`demo.reports.area.${area}`)}, ${say(`demo.reports.site.${site}`)}`,
          `${altitude} m`,
          measured
            .filter(({ code }) => parameters.includes(code))
            .map((one) => localized(one.name, language))
            .join(', '),
        ]),
      ],
    },
    { kind: 'heading', text: say('demo.reports.limits') },
    { kind: 'text', text: say('demo.reports.limitText') },
    { kind: 'heading', text: say('demo.reports.work') },
    {
      kind: 'table',
      widths: [300, 183],
      rows: [
        [say('demo.reports.work'), say('demo.reports.times')],
        ...jobs.map(([kind, list]) => [say(`demo.alerts.${kind}.title`), String(list.length)]),
      ],
    },
    { kind: 'note', text: say('demo.reports.note') },
  ];
  return pdfOf(title, language, blocks);
}

async function maintenanceLog(client: Client, year: number, title: string, language: Language): Promise<Uint8Array> {
  const say = demoTexts.in(language);
  const time = (seconds: number) => ({ civil: seconds });
  const pieces: Buffer[] = [];
  const rows = [
    [say('demo.reports.station'), say('demo.reports.work'), say('demo.reports.from'), say('demo.reports.to')].map(
      (text) => ({ text, style: style.header }),
    ),
    ...jobsOf(client, year).map((job) => [
      { text: job.station.name },
      { text: say(`demo.alerts.${job.kind}.title`) },
      time(job.from),
      time(job.to),
    ]),
    [],
    [{ text: say('demo.reports.note') }],
  ];
  const sheet = { name: title, widths: [28, 36, 18, 18], frozen: { rows: 1, columns: 1 }, rows: () => rows };
  const yearEnd = Date.UTC(year + 1, 0) / 1000;
  for await (const piece of workbookStream([sheet], yearEnd)) pieces.push(piece);
  return Buffer.concat(pieces);
}
