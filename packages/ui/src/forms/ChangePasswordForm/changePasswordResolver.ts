import type { IntlShape } from '@formatjs/intl';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { messages as reset } from '../ResetPasswordForm/ResetPasswordForm.messages.ts';
import { newPasswordSchema, passwordsMatch } from '../shared/accountSchemas.ts';
import { messages } from './ChangePasswordForm.messages.ts';
import type { ChangePasswordFields } from './changePasswordValues.ts';

export const changePasswordResolver = (intl: IntlShape): Resolver<ChangePasswordFields> =>
  zodResolver(
    z
      .object({
        oldPassword: z.string().check(z.minLength(1, intl.formatMessage(messages.oldPasswordMissing))),
        password: newPasswordSchema(intl, reset.missing),
        repeatPassword: z.string(),
      })
      .check(passwordsMatch(intl)),
  );
