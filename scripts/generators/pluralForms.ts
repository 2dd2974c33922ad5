import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** Gives each plural the forms of the language, the missing ones as copies of `other`; true if any has changed. */
function adapt(elements: readonly MessageFormatElement[], needed: readonly string[]): boolean {
  let isChanged = false;
  const note = (hasChanged: boolean) => (isChanged ||= hasChanged);
  for (const element of elements) {
    if (isTagElement(element)) note(adapt(element.children, needed));
    if (!isPluralElement(element) && !isSelectElement(element)) continue;
    for (const { value } of Object.values(element.options)) note(adapt(value, needed));
    if (!isPluralElement(element)) continue;
    const { options } = element;
    const kept = Object.entries(options).filter(([form]) => form.startsWith('='));
    const forms = needed.map((form) => [form, options[form] ?? options['other']!] as const);
    note(Object.keys(options).length !== kept.length + forms.length || forms.some(([form]) => !(form in options)));
    element.options = Object.fromEntries([...kept, ...forms]);
  }
  return isChanged;
}

/** A message with the plural forms of another language (an ISO 639 code), which still have the words of `other`. */
export function withFormsOf(language: string, message: string): string {
  const elements = parse(message);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const needed = order.filter((form) => (pluralCategories as string[]).includes(form));
  if (!adapt(elements, needed)) return message;
  // The printer has its own declaration of the same types.
  const printed: unknown = elements;
  return printAST(printed as Parameters<typeof printAST>[0]);
}
