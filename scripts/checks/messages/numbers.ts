import { createIntl } from '@formatjs/intl';
import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  type PluralElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';

/** One of each plural form of Slovene, and numbers whose form depends on their last digits. */
const examples = [0, 1, 2, 3, 5, 21, 101, 102];

/** Words after which Slovene uses one form for two and more: the noun is in the genitive or locative. */
const withoutDual = /(?<!\p{L})(?:od|do|iz|v|na|pri|primerjava|približno|povprečje)\s$/iu;

interface Step {
  element: MessageFormatElement;
  /** Text directly before and after the element in the same branch. */
  before: string;
  after: string;
}

/** Branches that are to be checked. A plural without `#` declines the word after an argument that is written already. */
function branchesOf(element: PluralElement | SelectElement): MessageFormatElement[][] {
  const branches = Object.values(element.options).map(({ value }) => value);
  if (isSelectElement(element) || branches.some((branch) => branch.some(isPoundElement))) return branches;
  return branches.map((branch) => branch.filter((one) => !isArgumentElement(one)));
}

function stepsOf(elements: readonly MessageFormatElement[], before = '', after = ''): Step[] {
  const literalAt = (at: number, fallback: string): string => {
    const element = elements[at];
    if (element === undefined) return fallback;
    return isLiteralElement(element) ? element.value : '';
  };
  return elements.flatMap((element, at): Step[] => {
    const around = { before: literalAt(at - 1, before), after: literalAt(at + 1, after) };
    const inside =
      isPluralElement(element) || isSelectElement(element)
        ? branchesOf(element).flatMap((value) => stepsOf(value, around.before, around.after))
        : isTagElement(element)
          ? stepsOf(element.children)
          : [];
    return [{ element, ...around }, ...inside];
  });
}

/** Names of the arguments that are numbers in any of the messages. */
export function countedNames(messages: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const message of messages) {
    for (const { element } of stepsOf(parse(message))) {
      if (isPluralElement(element) || isNumberElement(element)) names.add(element.value);
    }
  }
  return names;
}

/**
 * Units and words that may follow a number without a noun: prepositions, conjunctions, verbs, "more", and what is the
 * same for one and several ("3 new").
 */
const notCounted = new RegExp(
  String.raw`^(?:${[
    'm|s|h|dB|kB|MB|GiB|km|min',
    'of|in|and|to|since|with|more|shown|can|new|replaced|stored',
    'od|in|do|z|v',
    'von|und|bis|seit|mit|im|weitere|angezeigt|werden|neu|ersetzt|schon',
  ].join('|')})(?!\p{L})`,
  'iu',
);

function pluralFaults({ options, value }: PluralElement, before: string, language: string): string[] {
  const forms = Object.keys(options).filter((form) => !form.startsWith('='));
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const unknown = forms.filter((form) => !(needed as string[]).includes(form));
  const missing = needed.filter((form) => !forms.includes(form));
  const isWithoutDual =
    language === 'sl' && withoutDual.test(before) && missing.every((form) => form === 'two' || form === 'few');
  return [
    ...unknown.map((form) => `{${value}} has the form ${form}, which the language lacks`),
    ...(isWithoutDual ? [] : missing.map((form) => `{${value}} lacks the form ${form}`)),
  ];
}

/** Faults in the numbers of a message. @param counted names of arguments that are numbers */
export function numberFaults(message: string, language: string, counted: ReadonlySet<string>): string[] {
  const steps = stepsOf(parse(message));
  return steps.flatMap(({ element, before, after }) => {
    if (isPluralElement(element)) return pluralFaults(element, before, language);
    const isNumber = isNumberElement(element) || (isArgumentElement(element) && counted.has(element.value));
    if (!isNumber) return [];
    const word = /^[\s\u00A0]+(\p{L}[\p{L}-]*)/u.exec(after)?.[1];
    if (word === undefined || notCounted.test(word)) return [];
    return [`{${element.value}} is before “${word}” and has no plural`];
  });
}

/** The message with each example in place of its numbers, all other arguments by name. */
export function renderings(message: string, language: string): { number: number; text: string }[] {
  const steps = stepsOf(parse(message)).map(({ element }) => element);
  const numbers = new Set(steps.filter(isPluralElement).map(({ value }) => value));
  if (numbers.size === 0) return [];
  const intl = createIntl({
    locale: language,
    messages: { message },
    onError: (error) => {
      throw error;
    },
  });
  const values = Object.fromEntries(
    steps.flatMap((element) => {
      if (isLiteralElement(element) || !('value' in element) || numbers.has(element.value)) return [];
      if (isSelectElement(element)) return [[element.value, 'other']];
      return [[element.value, isArgumentElement(element) ? `‹${element.value}›` : 7]];
    }),
  );
  return examples.map((number) => ({
    number,
    text: intl.formatMessage(
      { id: 'message' },
      { ...values, ...Object.fromEntries([...numbers].map((name) => [name, number])) },
    ),
  }));
}
