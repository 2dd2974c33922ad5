import { createMailer, type Mailer } from '../mail/mailer.ts';
import { servicePlugin } from './servicePlugin.ts';

export const mail = servicePlugin('mail', [], ({ services, onStop }) => {
  const { settings, meters } = services;
  const mailer = createMailer(settings);
  onStop(() => mailer.close());
  const send: Mailer['send'] = async (one) => {
    try {
      await mailer.send(one);
    } catch (error) {
      meters.mailed(false);
      throw error;
    }
    meters.mailed(true);
  };
  return { mailer: { ...mailer, send } };
});
