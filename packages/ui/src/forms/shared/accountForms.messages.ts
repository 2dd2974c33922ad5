import { defineMessages } from '@formatjs/intl';

/** Messages common to the account forms. */
export const messages = defineMessages({
  email: { id: 'ui.accountForms.email', defaultMessage: 'E-mail' },
  emailMissing: { id: 'ui.accountForms.emailMissing', defaultMessage: 'Please enter E-mail' },
  emailWrong: { id: 'ui.accountForms.emailWrong', defaultMessage: 'Incorrect E-mail form' },
  tooShort: { id: 'ui.accountForms.tooShort', defaultMessage: 'Password must be at least 6 characters long' },
  special: { id: 'ui.accountForms.special', defaultMessage: 'Need one special character' },
  composition: {
    id: 'ui.accountForms.composition',
    defaultMessage: 'Password needs an uppercase letter, a lowercase letter, a special character and a number',
  },
  repeat: { id: 'ui.accountForms.repeat', defaultMessage: 'Repeat password' },
  cancel: { id: 'ui.accountForms.cancel', defaultMessage: 'Cancel' },
  mustMatch: { id: 'ui.accountForms.mustMatch', defaultMessage: 'Passwords must match' },
});
