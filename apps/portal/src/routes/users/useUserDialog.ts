import type { ApiResult, Role, User } from '@zrak/api-client';
import { showSuccessToast } from '@zrak/ui/Toast';
import type { UserDraft } from '@zrak/ui/UserForm';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useServices, useUser } from '../../app/servicesHooks.ts';
import { useFormCall } from '../../shared/useFormCall.ts';
import { useLeaving } from '../../shared/leaving/useLeaving.ts';
import { givableRoles } from './userRules.ts';
import { useListLinks } from './usersData.ts';

type MessageId = FormatjsIntl.Message['ids'];
/** With the version of the user that the form began with. */
export type UserFormDraft = Partial<UserDraft> & { version?: string | undefined };

/** Roles that the viewer may add or remove; empty if they are fixed. */
export function useRoleChoices(user?: User) {
  const intl = useIntl();
  const viewer = useUser();
  return givableRoles(viewer, user).map((id) => ({
    id,
    label: intl.formatMessage({ id: `app.role.${id}` }),
    description: intl.formatMessage({ id: `routes.users.roleDescription.${id}` }),
  }));
}

/** Converts the values of the form for the API. */
export function userBody({ userName, fullName, email, phoneNumber, roles, clientId }: UserDraft) {
  return {
    userName,
    fullName,
    email,
    roles: roles as Role[],
    ...(phoneNumber && { phoneNumber }),
    ...(clientId !== null && { clientId }),
  };
}

/**
 * Common behaviour of the dialogs over the list: save once, keep the input when the session ends, ask before discarding
 * it, and return to the list.
 *
 * @param form names the draft
 */
export function useUserDialog(form: string, fallback: MessageId) {
  const intl = useIntl();
  const { drafts } = useServices();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { list } = useListLinks();
  const { run, isRunning, isOutdated, errorMessage, fieldErrors } = useFormCall(fallback);
  const [draft, setDraft] = useState((): UserFormDraft | undefined => drafts.get(form));
  const [isDirty, setDirty] = useState(draft !== undefined);
  const [isDone, setDone] = useState(false);

  const leaving = useLeaving(isDirty && !isDone, () => drafts.remove(form));
  const keep = useCallback((values: UserFormDraft) => drafts.keep(form, values), [drafts, form]);

  const save = (call: Promise<ApiResult<unknown>>, done: MessageId, name: string) =>
    run(call, async (isOnScreen) => {
      setDone(true);
      drafts.remove(form);
      showSuccessToast(intl.formatMessage({ id: done }, { name }));
      await revalidate();
      if (isOnScreen()) await navigate(list, { preventScrollReset: true });
    });

  /** Discards the input once another content of the form is there. */
  const replace = (call: Promise<ApiResult<unknown>>, show: () => Promise<void>) =>
    run(call, () => {
      drafts.remove(form);
      setDraft(undefined);
      return show();
    });

  return {
    draft,
    keep,
    close: () => void navigate(list, { preventScrollReset: true }),
    isSaving: isRunning,
    isOutdated,
    save,
    replace,
    /** Confirmation before discarding input; null if none is pending. */
    leaving,
    formProps: {
      errorMessage: isOutdated ? undefined : errorMessage,
      fieldErrors,
      onDirtyChange: setDirty,
      onValuesChange: keep,
    },
  };
}
