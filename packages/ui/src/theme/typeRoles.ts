import { theme } from './contract.css.ts';

export type TypeRole = keyof typeof theme.fontSize;

const roleOf = (role: TypeRole) => ({ fontSize: theme.fontSize[role], lineHeight: theme.lineHeight[role] });

/** Font size and line height of each role, for the styles of text. */
export const typeRoles = {
  small: roleOf('small'),
  body: roleOf('body'),
  large: roleOf('large'),
  title: roleOf('title'),
  headline: roleOf('headline'),
  display: roleOf('display'),
} as const satisfies Record<TypeRole, object>;
