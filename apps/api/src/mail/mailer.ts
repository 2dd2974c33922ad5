import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Language } from '../language.ts';
import { type Template, textOf } from './templates.ts';

export interface Mail {
  to: string;
  name: string;
  link: string;
  template: Template;
  language: Language;
}

/** Sends mails, or lays them in a folder where no server is configured. */
export interface Mailer {
  /** Where mails go, for people. */
  destination: string;
  send: (mail: Mail) => Promise<void>;
}

const from = 'Zrak <no-reply@zrak.example>';

export function createMailer({ smtpUrl, dataFolder }: { smtpUrl: string | undefined; dataFolder: string }): Mailer {
  if (smtpUrl !== undefined) {
    const transport = createTransport(smtpUrl);
    return {
      destination: new URL(smtpUrl).host,
      send: async ({ to, name, link, template, language }) => {
        const { subject, body } = textOf(template, language, { name, link });
        await transport.sendMail({ from, to: { name, address: to }, subject, text: body });
      },
    };
  }
  const folder = join(dataFolder, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    destination: folder,
    send: async ({ to, name, link, template, language }) => {
      const { subject, body } = textOf(template, language, { name, link });
      const { message } = await transport.sendMail({ from, to: { name, address: to }, subject, text: body });
      await mkdir(folder, { recursive: true });
      const time = new Date().toISOString().replaceAll(':', '-');
      await writeFile(join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`), message as Buffer);
    },
  };
}
