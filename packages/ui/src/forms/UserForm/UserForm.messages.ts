import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  userNameTooShort: {
    id: 'ui.UserForm.userNameTooShort',
    defaultMessage: 'Username should been at least 4 characters long',
  },
  phoneNumber: { id: 'ui.UserForm.phoneNumber', defaultMessage: 'Telephone' },
  roles: { id: 'ui.UserForm.roles', defaultMessage: 'Roles' },
  client: { id: 'ui.UserForm.client', defaultMessage: 'Client' },
  clientMissing: { id: 'ui.UserForm.clientMissing', defaultMessage: 'Client is missing' },
  currentPassword: { id: 'ui.UserForm.currentPassword', defaultMessage: 'Current password' },
  add: { id: 'ui.UserForm.add', defaultMessage: 'Add user' },
  save: { id: 'ui.UserForm.save', defaultMessage: 'Save changes' },
});
