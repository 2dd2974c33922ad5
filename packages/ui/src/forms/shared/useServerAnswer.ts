import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import type { useAccountForm } from './useAccountForm.ts';

/** What the server found wrong, by the field it belongs to. */
export type FieldMessages<Values> = { [Name in keyof Values]?: string | undefined };

interface ServerAnswer<Values extends FieldValues> {
  fieldErrors: FieldMessages<Values> | undefined;
  errorMessage: string | undefined;
  /** Cleared whatever the answer. */
  secrets?: FieldPath<Values>[];
}

/**
 * For a form that may still be there when the server has answered. What it refused is said at the fields; what it took is
 * the form's new beginning.
 */
export function useServerAnswer<Values extends FieldValues>(
  { isBusy, lead, methods }: ReturnType<typeof useAccountForm<Values>>,
  { fieldErrors = {}, errorMessage, secrets = [] }: ServerAnswer<Values>,
) {
  const { formState, getValues, reset, resetField, setError } = methods;
  const { submitCount, isSubmitSuccessful } = formState;
  const answered = useRef(0);
  const refused = (Object.keys(fieldErrors) as FieldPath<Values>[]).flatMap((name) =>
    fieldErrors[name] ? [{ name, message: fieldErrors[name] }] : [],
  );
  const refusal = JSON.stringify([errorMessage, refused]);

  useEffect(() => {
    if (isBusy) return;
    const isAnswer = isSubmitSuccessful && submitCount !== answered.current;
    answered.current = submitCount;
    if (refused.length > 0) {
      for (const name of secrets) resetField(name);
      for (const { name, message } of refused) setError(name, { message });
      void lead(Object.fromEntries(refused.map(({ name, message }) => [name, { message }])) as FieldErrors<Values>);
    } else if (isAnswer && !errorMessage) {
      reset({ ...getValues(), ...Object.fromEntries(secrets.map((name) => [name, ''])) });
    }
    // A refusal is told by what it says; functions and lists are new each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBusy, refusal]);
}
