import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import type { useAccountForm } from './useAccountForm.ts';

/** Server errors by field. */
export type FieldMessages<Values> = { [Name in keyof Values]?: string | undefined };

interface ServerAnswer<Values extends FieldValues> {
  fieldErrors: FieldMessages<Values> | undefined;
  errorMessage: string | undefined;
  /** Cleared after every answer. */
  secrets?: FieldPath<Values>[];
}

/**
 * For a form that may stay mounted after the server has answered. A rejection sets errors on fields; a success resets
 * the form to the accepted values.
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
    // Compares the messages: functions and arrays are new on each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBusy, refusal]);
}
