import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  newPassword: { id: 'ui.ResetPasswordForm.newPassword', defaultMessage: 'New password' },
  missing: { id: 'ui.ResetPasswordForm.missing', defaultMessage: 'Please enter new Password' },
  submit: { id: 'ui.ResetPasswordForm.submit', defaultMessage: 'Save password' },
});
