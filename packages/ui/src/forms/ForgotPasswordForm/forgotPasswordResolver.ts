import type { IntlShape } from '@formatjs/intl';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { emailSchema } from '../shared/accountSchemas.ts';
import type { ForgotPasswordValues } from './forgotPasswordValues.ts';

export const forgotPasswordResolver = (intl: IntlShape): Resolver<ForgotPasswordValues> =>
  zodResolver(z.object({ email: emailSchema(intl) }));
