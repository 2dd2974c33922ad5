import type { IntlShape } from '@formatjs/intl';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { messages as login } from '../LoginForm/LoginForm.messages.ts';
import { messages as signUp } from '../SignUpForm/SignUpForm.messages.ts';
import { emailSchema, newPasswordSchema } from '../shared/accountSchemas.ts';
import { administrator } from './administrator.ts';
import { messages } from './UserForm.messages.ts';
import { changesLogin, type LoginName, type UserFields } from './userValues.ts';

/** @param asksPassword whether the password of the editor is needed for these values */
const resolver = (
  intl: IntlShape,
  password: z.ZodMiniType<string, string>,
  asksPassword: (values: LoginName) => boolean = () => false,
): Resolver<UserFields> =>
  zodResolver(
    z
      .object({
        userName: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, intl.formatMessage(login.usernameMissing)),
            z.minLength(4, intl.formatMessage(messages.userNameTooShort)),
          ),
        fullName: z.string().check(z.trim(), z.minLength(1, intl.formatMessage(signUp.fullNameMissing))),
        email: emailSchema(intl),
        phoneNumber: z.string().check(z.trim()),
        password,
        currentPassword: z.string(),
        roles: z.array(z.string()),
        clientId: z.nullable(z.string()),
      })
      .check(
        z.refine(({ roles, clientId }) => clientId !== null || roles.includes(administrator), {
          error: intl.formatMessage(messages.clientMissing),
          path: ['clientId'],
        }),
        z.refine((values) => values.currentPassword !== '' || !asksPassword(values), {
          error: intl.formatMessage(login.passwordMissing),
          path: ['currentPassword'],
        }),
      ),
  );

export const newUserResolver = (intl: IntlShape) => resolver(intl, newPasswordSchema(intl, login.passwordMissing));
export const userResolver = (intl: IntlShape) => resolver(intl, z.string());
export const ownUserResolver = (intl: IntlShape, before: LoginName) =>
  resolver(intl, z.string(), (values) => changesLogin(before, values));
