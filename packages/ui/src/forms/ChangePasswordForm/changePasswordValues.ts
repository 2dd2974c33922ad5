import type { NewPassword } from '../NewPasswordFields/NewPasswordFields.tsx';

export interface ChangePasswordValues {
  oldPassword: string;
  newPassword: string;
}

export type ChangePasswordFields = NewPassword & { oldPassword: string };
