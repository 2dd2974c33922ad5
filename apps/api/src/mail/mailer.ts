import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Language } from '../language.ts';
import type { Settings } from '../settings.ts';
import { type MailValues, type Template, textOf } from './templates.ts';

export interface Mail {
  to: string;
  name: string;
  link: string;
  template: Template;
  language: Language;
  /** What the template leaves open. */
  values?: MailValues;
}

/** Sends mails, or lays them in a folder where no server is configured. */
export interface Mailer {
  /** Where mails go, for people. */
  destination: string;
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** Milliseconds; a server that hangs must not hold up a stop. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function createMailer({
  smtpUrl,
  mailFrom,
  dataFolder,
}: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataFolder'>): Mailer {
  const messageOf = ({ to, link, template, language, name, values }: Mail): SendMailOptions => ({
    from: mailFrom,
    to,
    ...textOf(template, language, { name, link, ...(values && { values }) }),
    textEncoding: 'quoted-printable',
    // Nobody's vacation notice answers a link.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
  });
  if (smtpUrl !== undefined) {
    const transport = createTransport({ url: smtpUrl, ...patience });
    return {
      destination: new URL(smtpUrl).host,
      send: async (mail) => {
        await transport.sendMail(messageOf(mail));
      },
      close: () => transport.close(),
    };
  }
  const folder = join(dataFolder, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    destination: folder,
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      const time = new Date().toISOString().replaceAll(':', '-');
      // The links in it are as good as a password.
      await writeFile(join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}
