import type { ReactNode } from 'react';
import type { LoginValues } from './types/forms/LoginForm/loginValues.js';
export type { LoginValues } from './types/forms/LoginForm/loginValues.js';
export interface LoginFormProps {
    /** Called once per submission with valid values; its promise keeps the form busy and never rejects. */
    onSubmit: (values: LoginValues) => Promise<void> | void;
    isPending?: boolean;
    /** Why the server refused. The username stays, the password is cleared. */
    errorMessage?: string | undefined;
    defaultUsername?: string;
    forgotPasswordHref?: string;
    /** Goes with `forgotPasswordHref` to the app's own navigation: the address already typed, say. */
    forgotPasswordOptions?: object | undefined;
    /** May carry the address already typed over to the next page. */
    onUsernameChange?: (username: string) => void;
    registerHref?: string;
    /** Under the button: demo accounts, say. */
    hint?: ReactNode;
}
export declare function LoginForm({ onSubmit, isPending, errorMessage, defaultUsername, forgotPasswordHref, forgotPasswordOptions, onUsernameChange, registerHref, hint, }: LoginFormProps): import("react").JSX.Element;
