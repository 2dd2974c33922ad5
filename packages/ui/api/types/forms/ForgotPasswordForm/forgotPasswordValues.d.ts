export interface ForgotPasswordValues {
    email: string;
}
