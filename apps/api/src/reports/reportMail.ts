import { buffer } from 'node:stream/consumers';
import type { AppUser, ReportSubscription } from '../db/schema.ts';
import type { DataSource } from '../export/dataSource.ts';
import { workbookStream } from '../export/workbook.ts';
import { type Language, limitFormat, tagOf } from '../language.ts';
import { alertsLink } from '../mail/links.ts';
import type { Mail } from '../mail/mailer.ts';
import type { MailSection } from '../mail/templates.ts';
import { texts } from '../texts.ts';
import { reportSheets } from './reportSheets.ts';
import { periodText, workbookName } from './reportName.ts';
import type { StationReport } from './stationReport.ts';
import type { ReportSubject } from './subject.ts';

type LimitCheck = StationReport['limits'][number];

/** Bands of the European index that count as good, from the best: good and fair. */
const goodBands = 2;

const regimes = {
  until2030: ['eu2008', 'si'],
  from2030: ['eu2030'],
  who: ['who2021', 'who2018'],
} as const satisfies Record<string, readonly LimitCheck['reference']['regime'][]>;

export interface ReportMailOptions {
  subscription: ReportSubscription;
  user: AppUser;
  subject: ReportSubject;
  /** `2026-10` */
  month: string;
  /** In the language of the subscription. */
  stations: readonly StationReport[];
  publicUrl: string;
  dataSource: DataSource | undefined;
  licence: string | undefined;
  /** Seconds since 1970. */
  now: number;
}

/** The summary of a month, with its tables as an Excel file. */
export async function reportMail(options: ReportMailOptions): Promise<Mail> {
  const { subscription, user, subject, month, stations, publicUrl, dataSource, licence, now } = options;
  const { id, language } = subscription;
  const { client, location } = subject;
  const name = location?.name ?? client.name;
  const title = periodText(month, language);
  const facts = { clientName: client.name, dataSource, licence, now };
  const place = `${encodeURIComponent(client.code)}/reports/${encodeURIComponent(location?.id ?? 'all')}`;
  return {
    // A process that died in between sends the mail twice; with the same id most mailboxes show it once.
    id: `${id}.${month}`,
    to: user.email,
    name: user.fullName,
    language,
    template: 'monthlyReport',
    link: `${publicUrl}/${place}/${month}`,
    settingsLink: alertsLink(publicUrl, client),
    values: { name, month: title },
    sections: location === undefined ? stations.map(briefOf(language)) : stations.map(detailsOf(language)),
    attachment: {
      name: workbookName(name, month, language),
      content: await buffer(workbookStream(reportSheets(stations, language, facts), now)),
    },
  };
}

/** Summary of one station of many: the quantities that exceeded a limit. */
export function briefOf(language: Language): (station: StationReport) => MailSection {
  const say = texts.in(language);
  const names = (limits: readonly LimitCheck[]) => [...new Set(limits.map(({ parameter }) => parameter))];
  return (station) =>
    sectionOf(station, language, ({ broken, above, unknown }, regime) => {
      const exceeded = names(broken);
      const allowed = names(above).filter((name) => !exceeded.includes(name));
      const line = (id: 'exceeded' | 'allowed' | 'notEnough', shown: readonly string[]) =>
        shown.length === 0 ? [] : [say(`reports.reportMail.${id}`, { regime, names: shown.join(', ') })];
      return [...line('exceeded', exceeded), ...line('allowed', allowed), ...line('notEnough', names(unknown))];
    });
}

/** Details of a single station: the number of exceedances of each limit, and the verdict. */
export function detailsOf(language: Language): (station: StationReport) => MailSection {
  const say = texts.in(language);
  const numberWith = (decimals: number) =>
    new Intl.NumberFormat(tagOf(language), { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const figures = (limit: LimitCheck, regime: string, year: string): string => {
    const { parameter, decimals, reference, unit, used = 0, exceedances = [], threeYears } = limit;
    const { label, value, allowedExceedances: allowed } = reference;
    const of = { regime, parameter, label, limit: limitFormat(language).format(value), unit, year };
    if (limit.used === undefined) {
      return say('reports.reportMail.ofYear', { ...of, value: numberWith(decimals).format(limit.value ?? Number.NaN) });
    }
    const count = say('reports.reportMail.exceedances', { ...of, inMonth: exceedances.length, used });
    const { mean } = threeYears ?? {};
    const line =
      typeof mean === 'number'
        ? say('reports.reportMail.yearsMean', { line: count, mean: numberWith(1).format(mean) })
        : count;
    return allowed === undefined ? line : say('reports.reportMail.budget', { line, allowed });
  };
  return (station) =>
    sectionOf(station, language, ({ broken, above, unknown }, regime) => {
      const inWords = (verdict: 'broken' | 'kept' | 'unknown') => (limit: LimitCheck) =>
        `${figures(limit, regime, yearOf(station))}. ${say(`reports.reportSheets.${verdict}`)}.`;
      const [counted, missing] = [unknown.filter(isAboveInMonth), unknown.filter((limit) => !isAboveInMonth(limit))];
      const names = missing.map(({ parameter, reference }) => `${parameter} (${reference.label})`).join(', ');
      return [
        ...broken.map(inWords('broken')),
        ...above.map(inWords('kept')),
        ...counted.map(inWords('unknown')),
        ...(missing.length === 0 ? [] : [say('reports.reportMail.notEnough', { regime, names })]),
      ];
    });
}

/** The limits of a regime that a mail names. The others are within the limit, without a value above it in the month. */
interface NamedLimits {
  broken: LimitCheck[];
  /** Values of the month are above the limit, but not more of them in the year than allowed. */
  above: LimitCheck[];
  unknown: LimitCheck[];
}

const namedOf = (limits: readonly LimitCheck[]): NamedLimits => ({
  broken: limits.filter(({ isBroken }) => isBroken === true),
  above: limits.filter((limit) => limit.isBroken === false && isAboveInMonth(limit)),
  unknown: limits.filter(({ isBroken }) => isBroken === undefined),
});

const isAboveInMonth = ({ exceedances = [] }: LimitCheck): boolean => exceedances.length > 0;

/** The calendar year of the month, in the time of the station. */
const yearOf = ({ from, timeZone }: StationReport): string =>
  new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(new Date(from));

function sectionOf(
  { name, parameters, index, limits }: StationReport,
  language: Language,
  linesOf: (named: NamedLimits, regime: string) => string[],
): MailSection {
  const say = texts.in(language);
  if (parameters.every(({ coverage }) => coverage === 0))
    return { heading: name, lines: [say('reports.reportMail.noData')] };
  const percent = new Intl.NumberFormat(tagOf(language), { style: 'percent' });
  const coverage = parameters.reduce((sum, one) => sum + one.coverage, 0) / parameters.length;
  const days = index?.days.filter((band) => band !== null) ?? [];
  const goodDays = days.filter((band) => band <= goodBands).length;
  return {
    heading: name,
    lines: [
      say('reports.reportMail.coverage', { coverage: percent.format(coverage / 100) }),
      ...(days.length > 0 ? [say('reports.reportMail.goodDays', { goodDays, days: days.length })] : []),
      ...Object.entries(regimes).flatMap(([key, codes]) => {
        const own = limits.filter(({ reference }) => codes.some((code) => code === reference.regime));
        if (own.length === 0) return [];
        const regime = say(`reports.reportMail.regime.${key as keyof typeof regimes}`);
        const lines = linesOf(namedOf(own), regime);
        return lines.length === 0 ? [say('reports.reportMail.noneExceeded', { regime })] : lines;
      }),
    ],
  };
}
