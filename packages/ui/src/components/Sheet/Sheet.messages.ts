import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ height: { label: string }; peek: {}; half: {}; full: {} }>({
  height: { id: 'ui.Sheet.height', defaultMessage: 'Height of “{label}”' },
  peek: { id: 'ui.Sheet.peek', defaultMessage: 'Low' },
  half: { id: 'ui.Sheet.half', defaultMessage: 'Half' },
  full: { id: 'ui.Sheet.full', defaultMessage: 'Full' },
});
