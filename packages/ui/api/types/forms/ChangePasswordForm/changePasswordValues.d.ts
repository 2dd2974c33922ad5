import type { NewPassword } from '../NewPasswordFields/NewPasswordFields.js';
export interface ChangePasswordValues {
    oldPassword: string;
    newPassword: string;
}
export type ChangePasswordFields = NewPassword & {
    oldPassword: string;
};
