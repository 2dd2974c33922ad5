import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAccountForm } from '../shared/useAccountForm.ts';
import { useServerAnswer } from '../shared/useServerAnswer.ts';
import { administrator } from './administrator.ts';
import type { UserFormProps } from './userFormProps.ts';
import { changesLogin, type LoginName, type UserFields } from './userValues.ts';

const loadRules = {
  add: () => import('./userResolver.ts').then(({ newUserResolver }) => newUserResolver),
  edit: () => import('./userResolver.ts').then(({ userResolver }) => userResolver),
};
const loadOwnRules = (before: LoginName) => () =>
  import('./userResolver.ts').then(
    ({ ownUserResolver }) =>
      (intl: Parameters<typeof ownUserResolver>[0]) =>
        ownUserResolver(intl, before),
  );
const secrets: ['password', 'currentPassword'] = ['password', 'currentPassword'];

/** State of the form. @param clientId of the only client that there is; null for a choice */
export function useUserForm(
  {
    mode,
    defaultValues,
    confirmsLogin,
    onSubmit,
    isPending = false,
    errorMessage,
    fieldErrors,
    onDirtyChange,
    onValuesChange,
  }: UserFormProps,
  clientId: string | null,
) {
  const [loadRulesOfForm] = useState(() => (confirmsLogin ? loadOwnRules(confirmsLogin) : loadRules[mode]));
  const form = useAccountForm<UserFields>({
    loadRules: loadRulesOfForm,
    defaultValues: {
      userName: '',
      fullName: '',
      email: '',
      phoneNumber: '',
      password: '',
      currentPassword: '',
      roles: [],
      clientId,
      ...defaultValues,
    },
    secrets,
    onSubmit: ({ password, currentPassword, ...values }) =>
      onSubmit({
        ...values,
        ...(mode === 'add' && { password }),
        ...(currentPassword !== '' && { currentPassword }),
      }),
    isPending,
    errorMessage,
  });
  useServerAnswer(form, { fieldErrors, errorMessage, secrets });
  const current = useWatch({
    control: form.control,
    compute: ({ password: _, currentPassword: __, ...values }: UserFields) => values,
  });

  const { isDirty } = form.methods.formState;
  const isAtRisk = isDirty && !form.isBusy;
  useEffect(() => onDirtyChange?.(isAtRisk), [isAtRisk, onDirtyChange]);
  useEffect(() => {
    if (isDirty) onValuesChange?.(current);
  }, [isDirty, current, onValuesChange]);

  return {
    form,
    /** Whether the current values need the password of the editor. */
    asksPassword: confirmsLogin !== undefined && changesLogin(confirmsLogin, current),
    isAdministrator: current.roles.includes(administrator),
  };
}
