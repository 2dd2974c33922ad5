import { type Control, type FieldPath, type FieldValues } from 'react-hook-form';
export interface NewPassword {
    password: string;
    repeatPassword: string;
}
interface NewPasswordFieldProps<Values extends FieldValues> {
    control: Control<Values>;
    label: string;
    /** Field that is validated again when this one changes. */
    deps?: FieldPath<Values>;
}
/** A new password, with its rules visible before any is broken. */
export declare function NewPasswordField<Values extends {
    password: string;
}>(props: NewPasswordFieldProps<Values>): import("react").JSX.Element;
/** A new password and its repetition. */
export declare function NewPasswordFields<Values extends NewPassword>({ control, label, }: Omit<NewPasswordFieldProps<Values>, 'deps'>): import("react").JSX.Element;
export {};
