import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  submit: { id: 'ui.ForgotPasswordForm.submit', defaultMessage: 'Send link' },
});
