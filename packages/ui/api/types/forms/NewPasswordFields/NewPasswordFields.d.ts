import { type Control, type FieldPath, type FieldValues } from 'react-hook-form';
export interface NewPassword {
    password: string;
    repeatPassword: string;
}
interface NewPasswordFieldProps<Values extends FieldValues> {
    control: Control<Values>;
    label: string;
    /** Checked anew when it changes. */
    deps?: FieldPath<Values>;
}
/** A new password, with its rules before they are broken. */
export declare function NewPasswordField<Values extends {
    password: string;
}>(props: NewPasswordFieldProps<Values>): import("react").JSX.Element;
/** The same once more. */
export declare function NewPasswordFields<Values extends NewPassword>({ control, label, }: Omit<NewPasswordFieldProps<Values>, 'deps'>): import("react").JSX.Element;
export {};
