import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  oldPassword: { id: 'ui.ChangePasswordForm.oldPassword', defaultMessage: 'Old password' },
  oldPasswordMissing: { id: 'ui.ChangePasswordForm.oldPasswordMissing', defaultMessage: 'Please enter old Password' },
  submit: { id: 'ui.ChangePasswordForm.submit', defaultMessage: 'Change password' },
});
