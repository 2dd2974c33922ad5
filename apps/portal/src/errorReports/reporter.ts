import { build } from 'virtual:build';
import { type ReportedPage, reporterOf } from './report.ts';

const { version, commit } = build;
let reporter: ReturnType<typeof reporterOf> | undefined;

/** The same each time: it knows what it has reported. */
export const reporterFor = (page: ReportedPage) =>
  (reporter ??= reporterOf(page, commit === undefined ? version : `${version}+${commit}`));
