import { nativeIntervalOf } from '../time/interval.ts';
import { englishOf } from './objects.ts';
import { type Change, isLogo } from './plan.ts';

/** Fields of the file for columns of another name. */
const names: Record<string, string> = {
  isPublic: 'public',
  deliveryDelaySeconds: 'deliveryDelay',
  stepSeconds: 'interval',
  instrumentId: 'instrument',
  locationId: 'station',
  clientId: 'client',
  fullName: 'name',
  parameterCode: 'parameter',
  key: 'id',
  planPicture: 'sitePlan.picture',
  planDescription: 'sitePlan.description',
};

/** The field of a network file for a column. */
export const fieldName = (column: string): string => names[column] ?? column;

/** Lines of a plan that are printed unless all are asked for: a terminal shows them with the question. */
const mostLines = 50;

/** The plan as lines: `+` is added, `~` changed, `-` removed. @param isWhole also the lines of a long plan */
export function planText(changes: readonly Change[], isWhole = false): string {
  const lines: string[] = [];
  let count = 0;
  for (const change of changes) {
    const more = linesOf(change);
    if (!isWhole && count > 0 && lines.length + more.length > mostLines) break;
    lines.push(...more);
    count++;
  }
  if (count < changes.length) lines.push(...restOf(changes.slice(count)));
  return [...lines, ...(lines.length > 0 ? [''] : []), summaryOf(changes)].join('\n');
}

const signs = { add: '+', change: '~', remove: '-' } as const;

function linesOf(change: Change): string[] {
  const note = change.removesMeasurements ? ' (with its measurements)' : '';
  return [
    `${signs[change.action]} ${change.kind} ${change.label}${note}`,
    ...change.fields.map(
      ({ field, from, to }) =>
        `    ${fieldName(field)}: ${change.action === 'add' ? '' : `${shown(field, from)} → `}${shown(field, to)}`,
    ),
  ];
}

/** Numbers of the changes that a long plan leaves out, by action and kind. */
function restOf(changes: readonly Change[]): string[] {
  const kinds = Map.groupBy(changes, ({ action, kind }) => `${signs[action]} ${kind}`);
  const withMeasurements = changes.filter(({ removesMeasurements }) => removesMeasurements).length;
  return [
    `… and ${changes.length} more (--all prints them):`,
    ...[...kinds].map(([kind, { length }]) => `    ${kind}: ${length}`),
    ...(withMeasurements > 0 ? [`    with their measurements: ${withMeasurements}`] : []),
  ];
}

function summaryOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing changes: the database is as the file says.';
  const count = (action: Change['action']): number => changes.filter((change) => change.action === action).length;
  return `${count('add')} to add, ${count('change')} to change, ${count('remove')} to remove.`;
}

function shown(field: string, value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (isLogo(value)) return `${value.mediaType} ${value.md5.slice(0, 8)}`;
  if (field === 'stepSeconds') return nativeIntervalOf(Number(value));
  if (field === 'deliveryDelaySeconds') return `${Number(value)} s`;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return allLanguages(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `Dust (sl: Prah, de: Staub)` */
export function allLanguages(text: object): string {
  const others = Object.entries(text).filter(([language]) => language !== 'en');
  return others.length === 0
    ? englishOf(text)
    : `${englishOf(text)} (${others.map(([language, said]) => `${language}: ${String(said)}`).join(', ')})`;
}
