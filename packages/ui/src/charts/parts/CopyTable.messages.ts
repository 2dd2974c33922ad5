import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ copy: {}; copied: {}; failed: {} }>({
  copy: { id: 'ui.CopyTable.copy', defaultMessage: 'Copy table' },
  copied: { id: 'ui.CopyTable.copied', defaultMessage: 'Copied' },
  failed: { id: 'ui.CopyTable.failed', defaultMessage: 'Copying failed' },
});
