import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageDescriptor } from '@formatjs/intl';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };

const catalogues = import.meta.glob<Record<string, string>>(['../../locales/*.json', '!**/en.json'], {
  eager: true,
  import: 'default',
});
const modules = import.meta.glob<{ messages: Record<string, MessageDescriptor> }>('../**/*.messages.ts', {
  eager: true,
});
const spoken = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.values(module.messages))
    .map((message) => [message.id, message.defaultMessage]),
);

describe('locales', () => {
  it('has languages other than English', () => {
    expect(Object.keys(catalogues).length).toBeGreaterThan(1);
  });

  it('has exactly the English messages of the components', () => {
    expect(en).toEqual(spoken);
  });

  it.each(Object.entries(catalogues))('has every message of %s with its placeholders', (_path, messages) => {
    expect(new Set(Object.keys(messages))).toEqual(new Set(Object.keys(en)));
    for (const [id, message] of Object.entries<string>(en)) {
      expect(placeholders(messages[id] ?? ''), id).toEqual(placeholders(message));
    }
  });
});

/** Names of the arguments, also those inside the forms of a plural or a choice. */
function placeholders(message: string): Set<string> {
  const names = new Set<string>();
  const collect = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
      if (element.type === TYPE.tag) collect(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        for (const { value } of Object.values(element.options)) collect(value);
      }
    }
  };
  collect(parse(message));
  return names;
}
