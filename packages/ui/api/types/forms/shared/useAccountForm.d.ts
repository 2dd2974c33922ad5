import type { IntlShape } from '@formatjs/intl';
import { type ReactNode } from 'react';
import { type DefaultValues, type FieldErrors, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form';
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
/**
 * Common behaviour of account forms: send once, keep the input, clear secrets on rejection, move the focus to errors.
 */
export declare function useAccountForm<Values extends FieldValues>({ loadRules, defaultValues, secrets, onSubmit, isPending, errorMessage, }: AccountForm<Values>): {
    control: import("react-hook-form").Control<Values, any, Values>;
    submit: (e?: React.BaseSyntheticEvent) => Promise<void | undefined>;
    isBusy: boolean;
    summary: ReactNode;
    lead: (errors: FieldErrors<Values>) => Promise<void>;
    methods: import("react-hook-form").UseFormReturn<Values, any, Values>;
};
export {};
