import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  label: { from: string; to: string; summary: string };
  share: { name: string; count: number };
  missing: { count: number };
}>({
  label: { id: 'ui.IndexHours.label', defaultMessage: 'Air quality index of each hour from {from} to {to}: {summary}' },
  share: { id: 'ui.IndexHours.share', defaultMessage: '{name} {count} h' },
  missing: { id: 'ui.IndexHours.missing', defaultMessage: 'no index {count} h' },
});
