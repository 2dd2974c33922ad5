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

/** The plan as lines: `+` is added, `~` changed, `-` removed. */
export function planText(changes: Change[]): string {
  const lines = changes.flatMap((change) => {
    const sign = { add: '+', change: '~', remove: '-' }[change.action];
    const note = change.removesMeasurements ? ' (with its measurements)' : '';
    return [
      `${sign} ${change.kind} ${change.label}${note}`,
      ...change.fields.map(
        ({ field, from, to }) =>
          `    ${fieldName(field)}: ${change.action === 'add' ? '' : `${shown(field, from)} → `}${shown(field, to)}`,
      ),
    ];
  });
  return [...lines, ...(lines.length > 0 ? [''] : []), summaryOf(changes)].join('\n');
}

function summaryOf(changes: Change[]): string {
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
