import type { IntlShape } from '@formatjs/intl';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useUiIntl } from '../../i18n/UiProvider.tsx';

type Rules<Values extends FieldValues> = (intl: IntlShape) => Resolver<Values>;

interface AccountForm<Values extends FieldValues> {
  /** Loads the validation rules, with messages in the user's language. */
  loadRules: () => Promise<Rules<Values>>;
  defaultValues: DefaultValues<Values>;
  /** Cleared when the server rejects the form; the first one takes the focus. */
  secrets?: FieldPath<Values>[];
  onSubmit: (values: Values) => Promise<void> | void;
  isPending: boolean;
  errorMessage: string | undefined;
}

const loadSummary = () => import('./summarise.tsx');

/**
 * Common behaviour of account forms: send once, keep the input, clear secrets on rejection, move the focus to errors.
 */
export function useAccountForm<Values extends FieldValues>({
  loadRules,
  defaultValues,
  secrets,
  onSubmit,
  isPending,
  errorMessage,
}: AccountForm<Values>) {
  const intl = useUiIntl();
  // Validation code is needed only after the first input, so the form does not wait for it. If it fails to load, the
  // form still submits: the server validates too.
  const rules = useRef<Rules<Values> | null>(null);
  const known = useCallback(async () => (rules.current ??= await loadRules()), [loadRules]);
  const resolver: Resolver<Values> = async (values, ...rest) => {
    // Rules that are there are applied at once: a browser repeats an import in a later task, and by then the values may
    // be others than those submitted.
    const validate = rules.current ?? (await known().catch(() => null));
    return validate ? validate(intl)(values, ...rest) : { values, errors: {} };
  };
  useEffect(() => void Promise.allSettled([known(), loadSummary()]), [known]);
  const methods = useForm<Values>({ resolver, defaultValues, shouldFocusError: false });
  const { control, handleSubmit, formState, resetField, setFocus, trigger } = methods;
  const isBusy = isPending || formState.isSubmitting;
  const isSent = useRef(false);
  const [summary, setSummary] = useState<ReactNode>();
  /** Contains the error of the whole form. */
  const error = useRef<HTMLDivElement>(null);

  /** A single error is shown at its field; several get a summary first. */
  const lead = (errors: FieldErrors<Values>) => {
    const focus = (name: string) => setFocus(name as FieldPath<Values>);
    return loadSummary().then(
      ({ summarise }) => setSummary(summarise(errors as FieldErrors, focus)),
      () => focus(Object.keys(errors)[0]!),
    );
  };

  // The same rejection twice has the same text, so this depends on the end of waiting, not on a new message.
  useEffect(() => {
    if (isBusy || !errorMessage) return undefined;
    if (secrets) {
      secrets.forEach((name) => resetField(name));
      setFocus(secrets[0]!);
    }
    // Above the fields, it may be far from the button that was pressed. A dialog shows the focused field in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => error.current?.firstElementChild?.scrollIntoView({ block: 'nearest' }));
    });
    return () => cancelAnimationFrame(frame);
  }, [isBusy, errorMessage, secrets, resetField, setFocus]);

  // Visible messages follow a change of the language. Further texts of the same language also make a new `intl`, and
  // must leave the summary, which has the focus.
  const { isSubmitted } = formState;
  useEffect(() => {
    setSummary(null);
    if (isSubmitted) void trigger();
    // Skipped on submission, which has just validated.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [intl.locale]);

  const submit = handleSubmit(async (values) => {
    // State is updated one render later; a second Enter can come before that.
    if (isSent.current || isPending) return;
    isSent.current = true;
    setSummary(null);
    try {
      await onSubmit(values);
    } finally {
      isSent.current = false;
    }
  }, lead);

  return { control, submit, isBusy, summary, error, lead, methods };
}
