import type { IntlShape } from '@formatjs/intl';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { NewPassword } from '../NewPasswordFields/NewPasswordFields.tsx';
import { newPasswordSchema, passwordsMatch } from '../shared/accountSchemas.ts';
import { messages } from './ResetPasswordForm.messages.ts';

export const resetPasswordResolver = (intl: IntlShape): Resolver<NewPassword> =>
  zodResolver(
    z
      .object({ password: newPasswordSchema(intl, messages.missing), repeatPassword: z.string() })
      .check(passwordsMatch(intl)),
  );
