import type { NewPassword } from '../NewPasswordFields/NewPasswordFields.js';
export interface SignUpValues {
    fullName: string;
    email: string;
    password: string;
}
export type SignUpFields = SignUpValues & NewPassword;
