import { buffer } from 'node:stream/consumers';
import type { AppUser, ReportSubscription } from '../db/schema.ts';
import type { DataSource } from '../export/dataSource.ts';
import { workbookStream } from '../export/workbook.ts';
import { type Language, tagOf } from '../language.ts';
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
  /** Seconds since 1970. */
  now: number;
}

/** The summary of a month, with its tables as an Excel file. */
export async function reportMail(options: ReportMailOptions): Promise<Mail> {
  const { subscription, user, subject, month, stations, publicUrl, dataSource, now } = options;
  const { id, language } = subscription;
  const { client, location } = subject;
  const name = location?.name ?? client.name;
  const title = periodText(month, language);
  const place = `${encodeURIComponent(client.code)}/reports/${encodeURIComponent(location?.id ?? 'all')}`;
  return {
    // A process that died in between sends the mail twice; with the same id most mailboxes show it once.
    id: `${id}.${month}`,
    to: user.email,
    name: user.fullName,
    language,
    template: 'monthlyReport',
    link: `${publicUrl}/${place}/${month}`,
    values: { name, month: title },
    sections: location === undefined ? stations.map(briefOf(language)) : stations.map(detailsOf(language)),
    attachment: {
      name: workbookName(name, month, language),
      content: await buffer(workbookStream(reportSheets(stations, language, dataSource), now)),
    },
  };
}

/** Summary of one station of many: the quantities that exceeded a limit. */
export function briefOf(language: Language): (station: StationReport) => MailSection {
  const say = texts.in(language);
  return (station) =>
    sectionOf(station, language, (limits, regime) => {
      const names = [...new Set(limits.map(({ parameter }) => parameter))];
      return [say('reports.reportMail.exceeded', { regime, names: names.join(', ') })];
    });
}

/** Details of a single station: the number of exceedances of each limit. */
export function detailsOf(language: Language): (station: StationReport) => MailSection {
  const say = texts.in(language);
  const number = new Intl.NumberFormat(tagOf(language));
  return (station) =>
    sectionOf(station, language, (limits, regime) =>
      limits.map(({ parameter, reference, unit, used = 0, exceedances = [], value: ofYear }) => {
        const { label, value, allowedExceedances: allowed } = reference;
        const year = yearOf(station);
        if (ofYear !== undefined && ofYear !== null) {
          const values = { value: number.format(ofYear), limit: number.format(value), unit, year };
          return say('reports.reportMail.ofYear', { regime, parameter, label, ...values });
        }
        const counts = { inMonth: exceedances.length, used };
        const line = say('reports.reportMail.exceedances', {
          regime,
          parameter,
          label,
          limit: number.format(value),
          unit,
          year,
          ...counts,
        });
        return allowed === undefined ? line : say('reports.reportMail.budget', { line, allowed });
      }),
    );
}

/** A counted limit was exceeded in the month, or a limit of a whole year in the year so far. */
const isPassed = ({ used, exceedances = [], isBroken }: LimitCheck): boolean =>
  used === undefined ? isBroken === true : (exceedances ?? []).length > 0;

/** The calendar year of the month, in the time of the station. */
const yearOf = ({ from, timeZone }: StationReport): string =>
  new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(new Date(from));

function sectionOf(
  { name, parameters, index, limits }: StationReport,
  language: Language,
  linesOf: (passed: readonly LimitCheck[], regime: string) => string[],
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
        const passed = own.filter(isPassed);
        return passed.length === 0 ? [say('reports.reportMail.noneExceeded', { regime })] : linesOf(passed, regime);
      }),
    ],
  };
}
