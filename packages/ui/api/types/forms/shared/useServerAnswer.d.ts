import type { FieldPath, FieldValues } from 'react-hook-form';
import type { useAccountForm } from './useAccountForm.js';
/** What the server found wrong, by the field it belongs to. */
export type FieldMessages<Values> = {
    [Name in keyof Values]?: string | undefined;
};
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
export declare function useServerAnswer<Values extends FieldValues>({ isBusy, lead, methods }: ReturnType<typeof useAccountForm<Values>>, { fieldErrors, errorMessage, secrets }: ServerAnswer<Values>): void;
export {};
