import { alertsLink } from '../mail/links.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { DueMail } from '../repositories/alertSubscriptions.ts';
import { limitFormat, localized, tagOf } from '../language.ts';
import { unitText } from '../measurements/unitText.ts';
import { texts } from '../texts.ts';

const templates = { above: 'valueAbove', below: 'valueBelow', silence: 'stationSilent' } as const;

/** Mail about a fired alert: numbers and times in the user's language, in the station's time zone. */
export function alertMail(
  { user, subscription, at, value, clearedAt }: DueMail,
  catalogue: Catalogue,
  publicUrl: string,
): Mail {
  const { kind, language, locationId, seriesId, threshold, averaging, intervals, hours } = subscription;
  const location = catalogue.location(locationId)!;
  const client = catalogue.client(location.clientId)!;
  const definition = catalogue.seriesOf(locationId).find(({ id }) => id === seriesId)?.definition;
  const say = texts.in(language);
  const tag = tagOf(language);
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: definition?.decimals ?? 0 });
  const limit = limitFormat(language);
  const time = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: location.timeZone,
  });
  return {
    id: `${subscription.id}.${at.getTime() / 1000}`,
    to: user.email,
    name: user.fullName,
    language,
    template: templates[kind],
    link: `${publicUrl}/${encodeURIComponent(client.code)}/location/${encodeURIComponent(locationId)}`,
    settingsLink: alertsLink(publicUrl, client),
    ...(clearedAt !== null && {
      sections: [
        {
          heading: say('alerts.alertMail.ended.heading'),
          lines: [say('alerts.alertMail.ended.line', { time: time.format(clearedAt) })],
        },
      ],
    }),
    values: {
      station: location.name,
      time: time.format(at),
      ...(kind === 'silence'
        ? { hours: hours! }
        : {
            parameter: definition === undefined ? '' : localized(definition.name, language),
            unit: definition === undefined ? '' : unitText(definition.unit, language),
            value: number.format(value!),
            threshold: limit.format(threshold!),
            intervals: limit.format(intervals!),
            aggregator: definition?.aggregator ?? 'mean',
            interval: say(`alerts.alertMail.interval.${averaging!}`),
          }),
    },
  };
}
