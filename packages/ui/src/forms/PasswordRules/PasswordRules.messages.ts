import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  length: { id: 'ui.PasswordRules.length', defaultMessage: 'At least 6 characters' },
  uppercase: { id: 'ui.PasswordRules.uppercase', defaultMessage: 'Uppercase letter' },
  lowercase: { id: 'ui.PasswordRules.lowercase', defaultMessage: 'Lowercase letter' },
  number: { id: 'ui.PasswordRules.number', defaultMessage: 'Number' },
  special: { id: 'ui.PasswordRules.special', defaultMessage: 'Special character' },
  met: { id: 'ui.PasswordRules.met', defaultMessage: 'done' },
});
