import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  fullName: { id: 'ui.SignUpForm.fullName', defaultMessage: 'Full name' },
  fullNameMissing: { id: 'ui.SignUpForm.fullNameMissing', defaultMessage: 'Please enter full name' },
  submit: { id: 'ui.SignUpForm.submit', defaultMessage: 'Sign up' },
  hasAccount: { id: 'ui.SignUpForm.hasAccount', defaultMessage: 'Already have an account?' },
});
