import type { IntlShape } from '@formatjs/intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
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

const loadSummary = () => import('./summarise.tsx');

/** What every form of an account does alike: send once, keep what was typed, clear secrets on refusal, lead to errors. */
export function useAccountForm<Values extends FieldValues>({
  loadRules,
  defaultValues,
  secrets,
  onSubmit,
  isPending,
  errorMessage,
}: AccountForm<Values>) {
  const intl = useUiIntl();
  // Neither is needed before somebody has typed, so the form does not wait for them. Rules that cannot be had stop nobody:
  // the server has them too.
  const resolver: Resolver<Values> = async (values, ...rest) => {
    const rules = await loadRules().catch(() => null);
    return rules ? rules(intl)(values, ...rest) : { values, errors: {} };
  };
  useEffect(() => void Promise.allSettled([loadRules(), loadSummary()]), [loadRules]);
  const methods = useForm<Values>({ resolver, defaultValues, shouldFocusError: false });
  const { control, handleSubmit, formState, resetField, setFocus, trigger } = methods;
  const isBusy = isPending || formState.isSubmitting;
  const isSent = useRef(false);
  const [summary, setSummary] = useState<ReactNode>();

  /** One error is read at its field; of several there is a summary first. */
  const lead = (errors: FieldErrors<Values>) => {
    const focus = (name: string) => setFocus(name as FieldPath<Values>);
    return loadSummary().then(
      ({ summarise }) => setSummary(summarise(errors as FieldErrors, focus)),
      () => focus(Object.keys(errors)[0]!),
    );
  };

  // The same refusal twice is the same text, so it is the end of waiting that counts, not a change of message.
  useEffect(() => {
    if (isBusy || !errorMessage || !secrets) return;
    secrets.forEach((name) => resetField(name));
    setFocus(secrets[0]!);
  }, [isBusy, errorMessage, secrets, resetField, setFocus]);

  // Messages already on screen follow a change of language.
  const { isSubmitted } = formState;
  useEffect(() => {
    setSummary(null);
    if (isSubmitted) void trigger();
    // Not on submission itself: that has just validated.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [intl]);

  const submit = handleSubmit(async (values) => {
    // State arrives a render late; a second Enter does not wait for it.
    if (isSent.current || isPending) return;
    isSent.current = true;
    setSummary(null);
    try {
      await onSubmit(values);
    } finally {
      isSent.current = false;
    }
  }, lead);

  return { control, submit, isBusy, summary, lead, methods };
}
