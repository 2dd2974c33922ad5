import type { Mail } from '../mail/mailer.ts';
import { filled } from '../mail/templates.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { DueMail } from '../repositories/alertSubscriptions.ts';
import { cultureOf, type Language } from '../language.ts';
import type { Interval } from '../time/interval.ts';

const templates = { above: 'valueAbove', below: 'valueBelow', silence: 'stationSilent' } as const;
const intervalTexts: Record<Interval, Record<Language, string>> = {
  PT15M: { en: '15 min', sl: '15 min', de: '15 min' },
  PT1H: { en: '1 h', sl: '1 h', de: '1 h' },
  P1D: { en: '1 day', sl: '1 dan', de: '1 Tag' },
};

const overTexts = {
  heading: { en: 'Meanwhile over', sl: 'Medtem končano', de: 'Inzwischen vorbei' },
  line: { en: 'It ended on {time}.', sl: 'Končalo se je {time}.', de: 'Es endete am {time}.' },
} as const satisfies Record<string, Record<Language, string>>;

/** What a user is told of something that fired: numbers and times as the language writes them, in the station's zone. */
export function alertMail(
  { user, subscription, at, value, cleared_at }: DueMail,
  catalogue: Catalogue,
  publicUrl: string,
): Mail {
  const { kind, language, location_id, series_id, threshold, averaging, intervals, hours } = subscription;
  const location = catalogue.location(location_id)!;
  const client = catalogue.client(location.client_id)!;
  const definition = catalogue.seriesOf(location_id).find(({ id }) => id === series_id)?.definition;
  const number = new Intl.NumberFormat(cultureOf[language], { maximumFractionDigits: definition?.decimals ?? 0 });
  const limit = new Intl.NumberFormat(cultureOf[language]);
  const time = new Intl.DateTimeFormat(cultureOf[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: location.time_zone,
  });
  return {
    id: `${subscription.id}.${at.getTime() / 1000}`,
    to: user.email,
    name: user.full_name,
    language,
    template: templates[kind],
    link: `${publicUrl}/${encodeURIComponent(client.code)}/location/${encodeURIComponent(location_id)}`,
    ...(cleared_at !== null && {
      sections: [
        {
          heading: overTexts.heading[language],
          lines: [filled(overTexts.line[language], { time: time.format(cleared_at) })],
        },
      ],
    }),
    values: {
      station: location.name,
      time: time.format(at),
      ...(kind === 'silence'
        ? { hours: limit.format(hours!) }
        : {
            parameter: definition?.name[language] ?? '',
            unit: definition?.unit ?? '',
            value: number.format(value!),
            threshold: limit.format(threshold!),
            intervals: limit.format(intervals!),
            interval: intervalTexts[averaging!][language],
          }),
    },
  };
}
