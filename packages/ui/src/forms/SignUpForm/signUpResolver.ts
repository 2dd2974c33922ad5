import type { IntlShape } from '@formatjs/intl';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { messages as login } from '../LoginForm/LoginForm.messages.ts';
import { emailSchema, newPasswordSchema, passwordsMatch } from '../shared/accountSchemas.ts';
import { messages } from './SignUpForm.messages.ts';
import type { SignUpFields } from './signUpValues.ts';

export const signUpResolver = (intl: IntlShape): Resolver<SignUpFields> =>
  zodResolver(
    z
      .object({
        fullName: z.string().check(z.trim(), z.minLength(1, intl.formatMessage(messages.fullNameMissing))),
        email: emailSchema(intl),
        password: newPasswordSchema(intl, login.passwordMissing),
        repeatPassword: z.string(),
      })
      .check(passwordsMatch(intl)),
  );
