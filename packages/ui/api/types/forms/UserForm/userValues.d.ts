export interface UserValues {
    userName: string;
    fullName: string;
    email: string;
    /** Empty if there is none. */
    phoneNumber: string;
    /** Present only for a new user. */
    password?: string;
    roles: string[];
    /** `null` for an administrator, who belongs to no client. */
    clientId: string | null;
}
export type UserFields = Required<UserValues>;
