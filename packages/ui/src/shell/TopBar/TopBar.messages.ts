import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  openMenu: { id: 'ui.TopBar.openMenu', defaultMessage: 'Open menu' },
  closeMenu: { id: 'ui.TopBar.closeMenu', defaultMessage: 'Close menu' },
});
