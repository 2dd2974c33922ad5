import type { IntlShape } from '@formatjs/intl';
import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useUiIntl } from '../../i18n/UiProvider.tsx';

interface AccountForm<Values extends FieldValues> {
  /** Brings the rules, with messages in the reader's language. */
  loadRules: () => Promise<(intl: IntlShape) => Resolver<Values>>;
  defaultValues: DefaultValues<Values>;
  /** Cleared when the server refuses; the first of them takes the focus. */
  secrets?: FieldPath<Values>[];
  onSubmit: (values: Values) => Promise<void> | void;
  isPending: boolean;
  errorMessage: string | undefined;
}

/** What every form of an account does alike: send once, keep what was typed, clear secrets on refusal. */
export function useAccountForm<Values extends FieldValues>({
  loadRules,
  defaultValues,
  secrets,
  onSubmit,
  isPending,
  errorMessage,
}: AccountForm<Values>) {
  const intl = useUiIntl();
  // The rules are not needed before somebody has typed, so the form does not wait for them.
  const resolver: Resolver<Values> = async (...input) => (await loadRules())(intl)(...input);
  useEffect(() => void loadRules(), [loadRules]);
  const { control, handleSubmit, formState, resetField, setFocus, trigger } = useForm<Values>({
    resolver,
    defaultValues,
  });
  const isBusy = isPending || formState.isSubmitting;
  const isSent = useRef(false);

  // The same refusal twice is the same text, so it is the end of waiting that counts, not a change of message.
  useEffect(() => {
    if (isBusy || !errorMessage || !secrets) return;
    secrets.forEach((name) => resetField(name));
    setFocus(secrets[0]!);
  }, [isBusy, errorMessage, secrets, resetField, setFocus]);

  // Messages already on screen follow a change of language.
  const { isSubmitted } = formState;
  useEffect(() => {
    if (isSubmitted) void trigger();
    // Not on submission itself: that has just validated.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [intl]);

  const submit = handleSubmit(async (values) => {
    // State arrives a render late; a second Enter does not wait for it.
    if (isSent.current || isPending) return;
    isSent.current = true;
    try {
      await onSubmit(values);
    } finally {
      isSent.current = false;
    }
  });

  return { control, submit, isBusy };
}
