import type { AppUser } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { linkOf } from '../mail/links.ts';
import { createMailer, type Mail } from '../mail/mailer.ts';
import type { AddedUser } from '../network/apply.ts';
import { OneTimeTokens } from '../repositories/oneTimeTokens.ts';
import { texts } from '../texts.ts';
import { print } from './command.ts';
import type { CommandContext } from './database.ts';

/** Mails a link to choose a password where a mail server is configured; otherwise prints the generated password once. */
export async function invite(context: CommandContext, added: AddedUser[], language: Language): Promise<void> {
  const mailed: AppUser[] = [];
  for (const { user, password } of added) {
    if (password === undefined) mailed.push(user);
    else print(`Password of ${user.userName}: ${password} (shown this once)`);
  }
  if (mailed.length > 0) await mailLinks(context, mailed, language);
}

async function mailLinks({ db, settings, now }: CommandContext, users: AppUser[], language: Language): Promise<void> {
  const mailer = createMailer(settings);
  const tokens = new OneTimeTokens(db, now);
  const heading = texts.in(language)('mail.templates.userName');
  const clients = await db.selectFrom('client').select(['id', 'name']).execute();
  try {
    for (const user of users) {
      const token = await tokens.issue(user.id, 'reset-password');
      const link = linkOf(settings.publicUrl, 'reset-password', user.id, token);
      const client = clients.find(({ id }) => id === user.clientId)?.name;
      const mail: Mail = {
        to: user.email,
        name: user.fullName,
        link,
        template: 'invitation',
        language,
        values: { portal: settings.publicUrl, client: client ?? '', isOfClient: client === undefined ? 'no' : 'yes' },
        sections: [{ heading, lines: [user.userName] }],
      };
      const error = await mailer.send(mail).catch((cause: unknown) => cause as Error);
      print(
        error === undefined
          ? `A link to choose a password went to ${user.email}; it is valid for one hour.`
          : `No mail could be sent to ${user.email} (${error.message}). "Forgot password" on the login page sends another.`,
      );
    }
  } finally {
    mailer.close();
  }
}
