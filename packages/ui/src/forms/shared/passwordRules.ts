/** Rules of a password, in the order in which they are shown. */
export const passwordRules = {
  length: (password: string) => password.length >= 6,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  number: (password: string) => /\p{N}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
};

export type PasswordRule = keyof typeof passwordRules;
