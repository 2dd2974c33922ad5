import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  menu: { id: 'ui.AppShell.menu', defaultMessage: 'Menu' },
  closeMenu: { id: 'ui.AppShell.closeMenu', defaultMessage: 'Close menu' },
});
