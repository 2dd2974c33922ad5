export interface UserValues {
    userName: string;
    fullName: string;
    email: string;
    /** Empty when there is none. */
    phoneNumber: string;
    /** Of a new user only. */
    password?: string;
    roles: string[];
    /** `null` for an administrator who belongs to none. */
    clientId: string | null;
}
export type UserFields = Required<UserValues>;
