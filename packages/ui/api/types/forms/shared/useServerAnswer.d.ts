import type { FieldPath, FieldValues } from 'react-hook-form';
import type { useAccountForm } from './useAccountForm.js';
/** Server errors by field. */
export type FieldMessages<Values> = {
    [Name in keyof Values]?: string | undefined;
};
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
export declare function useServerAnswer<Values extends FieldValues>({ isBusy, lead, methods }: ReturnType<typeof useAccountForm<Values>>, { fieldErrors, errorMessage, secrets }: ServerAnswer<Values>): void;
export {};
