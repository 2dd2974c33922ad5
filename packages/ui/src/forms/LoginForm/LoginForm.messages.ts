import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  username: { id: 'ui.LoginForm.username', defaultMessage: 'Username' },
  password: { id: 'ui.LoginForm.password', defaultMessage: 'Password' },
  usernameMissing: { id: 'ui.LoginForm.usernameMissing', defaultMessage: 'Please enter Username' },
  passwordMissing: { id: 'ui.LoginForm.passwordMissing', defaultMessage: 'Please enter Password' },
  submit: { id: 'ui.LoginForm.submit', defaultMessage: 'Log in' },
  forgotPassword: { id: 'ui.LoginForm.forgotPassword', defaultMessage: 'Forgot password?' },
  noAccount: { id: 'ui.LoginForm.noAccount', defaultMessage: 'No account yet?' },
  register: { id: 'ui.LoginForm.register', defaultMessage: 'Sign up' },
});
