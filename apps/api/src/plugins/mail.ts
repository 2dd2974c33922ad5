import { createMailer } from '../mail/mailer.ts';
import { servicePlugin } from './servicePlugin.ts';

export const mail = servicePlugin('mail', [], ({ services, onStop }) => {
  const mailer = createMailer(services.settings);
  onStop(() => mailer.close());
  return { mailer };
});
