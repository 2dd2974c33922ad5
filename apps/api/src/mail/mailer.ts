import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Language } from '../language.ts';
import type { Settings } from '../settings.ts';
import { type MailSection, type MailValues, type Template, textOf } from './templates.ts';

export interface Mail {
  /** Equal for repetitions of the same mail; generated if missing. */
  id?: string;
  to: string;
  name: string;
  link: string;
  /** Page that ends a recurring mail. */
  settingsLink?: string;
  template: Template;
  language: Language;
  /** Values of the placeholders in the template. */
  values?: MailValues;
  /** Between the text and the link. */
  sections?: readonly MailSection[];
  /** An Excel file. */
  attachment?: { name: string; content: Buffer };
}

/** Sends mails, or writes them to a folder if no server is configured. */
export interface Mailer {
  /** The destination of the mails, for display. */
  destination: string;
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** The mail server does not answer, so another mail would wait as long. */
export function isUnreachable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(ECONNECTION|ECONNREFUSED|ECONNRESET|EDNS|ESOCKET|ETIMEDOUT)$/.test(code);
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Milliseconds; a server that hangs must not delay a stop. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Loads its library with the first mail. */
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
    // Keeps vacation notices from replying to a mail with a link.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(open.settingsLink !== undefined && { 'List-Unsubscribe': `<${open.settingsLink}>` }),
    },
  });
  if (smtpUrl !== undefined) {
    const open = async () => (await import('nodemailer')).createTransport({ url: smtpUrl, ...timeouts });
    let transport: ReturnType<typeof open> | undefined;
    return {
      destination: new URL(smtpUrl).host,
      send: async (mail) => {
        await (await (transport ??= open())).sendMail(messageOf(mail));
      },
      close: () => void transport?.then((one) => one.close()),
    };
  }
  const folder = join(dataFolder, 'outbox');
  return {
    destination: folder,
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      const time = new Date().toISOString().replaceAll(':', '-');
      // The links in a mail are as sensitive as a password.
      await writeFile(join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => undefined,
  };
}
