import type { ReactNode } from 'react';
import type { LoginValues } from './types/forms/LoginForm/loginValues.js';
export type { LoginValues } from './types/forms/LoginForm/loginValues.js';
export interface LoginFormProps {
    /**
     * Called once per submission with valid values. The form is busy until its promise settles, which must not reject.
     */
    onSubmit: (values: LoginValues) => Promise<void> | void;
    isPending?: boolean;
    /** Reason of a rejection by the server. The username stays, the password is cleared. */
    errorMessage?: string | undefined;
    defaultUsername?: string;
    forgotPasswordHref?: string;
    /** Passed with `forgotPasswordHref` to the app's navigation, for example the typed address. */
    forgotPasswordOptions?: object | undefined;
    /** Lets the app pass the typed address to the next page. */
    onUsernameChange?: (username: string) => void;
    registerHref?: string;
    /** Below the button, for example demo accounts. */
    hint?: ReactNode;
}
export declare function LoginForm({ onSubmit, isPending, errorMessage, defaultUsername, forgotPasswordHref, forgotPasswordOptions, onUsernameChange, registerHref, hint, }: LoginFormProps): import("react").JSX.Element;
