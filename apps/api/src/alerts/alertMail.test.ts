import { describe, expect, it } from 'vitest';
import { textOf } from '../mail/templates.ts';
import type { DueMail } from '../repositories/alertSubscriptions.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import { alertMail } from './alertMail.ts';

const definition = { name: { en: 'Mercury' }, unit: 'ng/m³', decimals: 4, aggregator: 'mean' };

const catalogueOf = (more: object) =>
  ({
    location: () => ({ id: 'loc', name: 'Koper', clientId: 'cli', timeZone: 'Europe/Ljubljana' }),
    client: () => ({ code: 'PORT' }),
    seriesOf: () => [{ id: 'ser', definition: { ...definition, ...more } }],
  }) as unknown as Catalogue;

const due = (more: object = {}) =>
  ({
    user: { email: 'ana@example.org', fullName: 'Ana' },
    subscription: {
      id: 'sub',
      kind: 'above',
      language: 'en',
      locationId: 'loc',
      seriesId: 'ser',
      threshold: 0.0002,
      averaging: 'PT1H',
      intervals: 1,
      ...more,
    },
    at: new Date('2026-10-03T10:00:00Z'),
    value: 0.0004,
    clearedAt: null,
  }) as unknown as DueMail;

const bodyOf = (more: object, subscription: object = {}): string => {
  const mail = alertMail(due(subscription), catalogueOf(more), 'https://x.example');
  return textOf(mail.template, mail.language, mail).text;
};

describe('the mail of an alert', () => {
  it.each([
    ['mean', '1 h mean'],
    ['sum', '1 h sum'],
    ['maximum', '1 h highest value'],
    ['energeticMean', '1 h energetic mean'],
    ['percentileLevel', '1 h percentile level'],
  ])('says how values are aggregated: %s', (aggregator, words) => {
    expect(bodyOf({ aggregator })).toContain(`(${words}, interval ending`);
    expect(bodyOf({ aggregator }, { kind: 'below' })).toContain(`(${words}, interval ending`);
  });

  it('shows all digits of the threshold', () => {
    expect(bodyOf({})).toContain('is above 0.0002 ng/m³: 0.0004 ng/m³');
  });
});
