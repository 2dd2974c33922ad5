import type { ReportType } from '@zrak/api-client';
import type { Language } from '../../../i18n/languages.ts';

export const reportTypes = [
  'annual',
  'monthly',
  'measurement',
  'maintenance',
  'other',
] as const satisfies readonly ReportType[];

/** Files that the server takes. */
export const acceptedFiles = ['.pdf', '.xlsx', '.docx', '.zip'];
export const maxBytes = 50_000_000;

/** Content of the form of a report. */
export interface ReportDraft {
  file: File | null;
  title: string;
  type: ReportType;
  /** As typed. */
  year: string;
  language: Language;
}

export const emptyDraft = (year: number, language: Language): ReportDraft => ({
  file: null,
  title: '',
  type: 'annual',
  year: String(year),
  language,
});

/** `annual_report-2025.pdf` → "Annual report 2025" */
function titleOf({ name }: Pick<File, 'name'>): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, 200);
}

/** With title and year of the file name, unless the user has written another title. */
export function withFile(draft: ReportDraft, file: File): ReportDraft {
  const isSuggested = draft.title.trim() === '' || (draft.file !== null && draft.title === titleOf(draft.file));
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(file.name)?.[0];
  return { ...draft, file, ...(isSuggested && { title: titleOf(file), year: year ?? draft.year }) };
}

/** Undefined if what was typed is no year that the server takes. */
export function yearOf({ year }: Pick<ReportDraft, 'year'>): number | undefined {
  const number = /^\d{4}$/.test(year.trim()) ? Number(year) : Number.NaN;
  return number >= 1900 && number <= 2200 ? number : undefined;
}

/** The file and its facts for the server; null while the form has a fault. */
export function reportOf(draft: ReportDraft) {
  const { file, type, language } = draft;
  const title = draft.title.trim();
  const year = yearOf(draft);
  if (file === null || title === '' || year === undefined) return null;
  // A backslash is possible in names, but not in those of the server, which has a limit too.
  const fileName = file.name.replaceAll('\\', '-').slice(-200);
  return { file, facts: { title, year, type, language, fileName } };
}
