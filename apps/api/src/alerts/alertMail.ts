import type { Mail } from '../mail/mailer.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { DueMail } from '../repositories/alertSubscriptions.ts';
import { localized, tagOf } from '../language.ts';
import { texts } from '../texts.ts';

const templates = { above: 'valueAbove', below: 'valueBelow', silence: 'stationSilent' } as const;

/** Mail about a fired alert: numbers and times in the user's language, in the station's time zone. */
export function alertMail(
  { user, subscription, at, value, cleared_at }: DueMail,
  catalogue: Catalogue,
  publicUrl: string,
): Mail {
  const { kind, language, location_id, series_id, threshold, averaging, intervals, hours } = subscription;
  const location = catalogue.location(location_id)!;
  const client = catalogue.client(location.client_id)!;
  const definition = catalogue.seriesOf(location_id).find(({ id }) => id === series_id)?.definition;
  const say = texts.in(language);
  const tag = tagOf(language);
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: definition?.decimals ?? 0 });
  const limit = new Intl.NumberFormat(tag);
  const time = new Intl.DateTimeFormat(tag, {
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
          heading: say('alerts.alertMail.ended.heading'),
          lines: [say('alerts.alertMail.ended.line', { time: time.format(cleared_at) })],
        },
      ],
    }),
    values: {
      station: location.name,
      time: time.format(at),
      ...(kind === 'silence'
        ? { hours: limit.format(hours!) }
        : {
            parameter: definition === undefined ? '' : localized(definition.name, language),
            unit: definition?.unit ?? '',
            value: number.format(value!),
            threshold: limit.format(threshold!),
            intervals: limit.format(intervals!),
            interval: say(`alerts.alertMail.interval.${averaging!}`),
          }),
    },
  };
}
