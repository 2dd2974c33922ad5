import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Language } from '../language.ts';
import type { Settings } from '../settings.ts';
import { type MailSection, type MailValues, type Template, textOf } from './templates.ts';

export interface Mail {
  /** The same for what is the same mail; made up where there is none. */
  id?: string;
  to: string;
  name: string;
  link: string;
  template: Template;
  language: Language;
  /** What the template leaves open. */
  values?: MailValues;
  /** Between the text and the link. */
  sections?: readonly MailSection[];
  /** An Excel file. */
  attachment?: { name: string; content: Buffer };
}

/** Sends mails, or lays them in a folder where no server is configured. */
export interface Mailer {
  /** Where mails go, for people. */
  destination: string;
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Milliseconds; a server that hangs must not hold up a stop. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function createMailer({
  smtpUrl,
  mailFrom,
  publicUrl,
  dataFolder,
}: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataFolder'>): Mailer {
  const messageOf = ({ id, to, template, language, attachment, ...open }: Mail): SendMailOptions => ({
    from: mailFrom,
    to,
    ...textOf(template, language, open),
    ...(id !== undefined && { messageId: `<${id}@${new URL(publicUrl).hostname}>` }),
    ...(attachment !== undefined && {
      attachments: [{ filename: attachment.name, content: attachment.content, contentType: workbookType }],
    }),
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
