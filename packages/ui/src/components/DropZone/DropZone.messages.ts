import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  choose: { isMultiple: string };
  drop: { isMultiple: string };
  dropNow: { isMultiple: string };
  paste: { label: string };
  type: { name: string; types: string; size: string };
  size: { name: string; types: string; size: string };
  count: { name: string; types: string; size: string };
}>({
  choose: { id: 'ui.DropZone.choose', defaultMessage: '{isMultiple, select, true {Choose files} other {Choose file}}' },
  drop: {
    id: 'ui.DropZone.drop',
    defaultMessage: '{isMultiple, select, true {or drop files here} other {or drop a file here}}',
  },
  dropNow: {
    id: 'ui.DropZone.dropNow',
    defaultMessage: '{isMultiple, select, true {Drop the files} other {Drop the file}}',
  },
  paste: { id: 'ui.DropZone.paste', defaultMessage: '{label}: drop or paste' },
  type: { id: 'ui.DropZone.type', defaultMessage: '{name} is not of an accepted type: {types}' },
  size: { id: 'ui.DropZone.size', defaultMessage: '{name} is larger than {size}' },
  count: { id: 'ui.DropZone.count', defaultMessage: '{name} was not added: only one file is possible' },
});
