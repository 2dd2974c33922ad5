export interface UserValues {
  userName: string;
  fullName: string;
  email: string;
  /** Empty if there is none. */
  phoneNumber: string;
  /** Present only for a new user. */
  password?: string;
  /** Password of the editor; present only where `confirmsLogin` asks for it. */
  currentPassword?: string;
  roles: string[];
  /** `null` for an administrator, who belongs to no client. */
  clientId: string | null;
}

/** Values that an app may keep: no passwords. */
export type UserDraft = Omit<UserValues, 'password' | 'currentPassword'>;

export type UserFields = Required<UserValues>;

/** Name and address with which a user comes into the account, or back into it. */
export type LoginName = Pick<UserValues, 'userName' | 'email'>;

export const changesLogin = (before: LoginName, after: LoginName): boolean =>
  after.userName.trim() !== before.userName || after.email.trim() !== before.email;
