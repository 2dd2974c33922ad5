import type { AppUser } from '../db/schema.ts';
import { linkOf } from '../mail/links.ts';
import { createMailer } from '../mail/mailer.ts';
import type { AddedUser } from '../network/apply.ts';
import { OneTimeTokens } from '../repositories/oneTimeTokens.ts';
import { print } from './command.ts';
import type { CommandContext } from './database.ts';

/** Mails a link to choose a password where a mail server is configured; otherwise prints the generated password once. */
export async function invite(context: CommandContext, added: AddedUser[]): Promise<void> {
  const mailed: AppUser[] = [];
  for (const { user, password } of added) {
    if (password === undefined) mailed.push(user);
    else print(`Password of ${user.userName}: ${password} (shown this once)`);
  }
  if (mailed.length > 0) await mailLinks(context, mailed);
}

async function mailLinks({ db, settings, now }: CommandContext, users: AppUser[]): Promise<void> {
  const mailer = createMailer(settings);
  const tokens = new OneTimeTokens(db, now);
  try {
    for (const user of users) {
      const token = await tokens.issue(user.id, 'reset-password');
      const link = linkOf(settings.publicUrl, 'reset-password', user.id, token);
      const mail = { to: user.email, name: user.fullName, link, template: 'resetPassword', language: 'en' } as const;
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
