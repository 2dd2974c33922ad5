import type { IntlShape, MessageDescriptor } from '@formatjs/intl';
import * as z from 'zod/mini';
import { messages } from './accountForms.messages.ts';
import { passwordRules } from './passwordRules.ts';

export const emailSchema = (intl: IntlShape) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, intl.formatMessage(messages.emailMissing)),
      z.email(intl.formatMessage(messages.emailWrong)),
    );

const { length, special, uppercase, lowercase, number } = passwordRules;

/** Reports the first broken rule. */
export const newPasswordSchema = (intl: IntlShape, missing: MessageDescriptor) =>
  z.string().check(
    z.minLength(1, intl.formatMessage(missing)),
    z.refine(length, intl.formatMessage(messages.tooShort)),
    z.refine(special, intl.formatMessage(messages.special)),
    z.refine((password) => uppercase(password) && lowercase(password) && number(password), {
      error: intl.formatMessage(messages.composition),
    }),
  );

export const passwordsMatch = (intl: IntlShape) =>
  z.refine<{ password: string; repeatPassword: string }>(
    ({ password, repeatPassword }) => password === repeatPassword,
    { error: intl.formatMessage(messages.mustMatch), path: ['repeatPassword'] },
  );
