import type { IntlShape } from '@formatjs/intl';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { LoginValues } from './loginValues.ts';
import { messages } from './LoginForm.messages.ts';

/** Validates required fields, with messages in the user's language. */
export const loginResolver = (intl: IntlShape): Resolver<LoginValues> =>
  zodResolver(
    z.object({
      username: z.string().check(z.trim(), z.minLength(1, intl.formatMessage(messages.usernameMissing))),
      password: z.string().check(z.minLength(1, intl.formatMessage(messages.passwordMissing))),
    }),
  );
