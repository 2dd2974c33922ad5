import { expect, test } from 'vitest';
import { withUndefined } from './optionalProperties.ts';

const typed = (type: string) => `interface Props {\n  label?: ${type};\n}\n`;

test.each([
  ['string', 'string | undefined'],
  ["'a' | 'b'", "'a' | 'b' | undefined"],
  ['() => void', '(() => void) | undefined'],
  ['new () => Date', '(new () => Date) | undefined'],
  ['(() => void) | null', '(() => void) | null | undefined'],
  ['T extends string ? T : never', '(T extends string ? T : never) | undefined'],
  ['keyof T', 'keyof T | undefined'],
  ['readonly string[]', 'readonly string[] | undefined'],
  ['never', 'never | undefined'],
  ['{ inner?: () => number }', '{ inner?: (() => number) | undefined } | undefined'],
  ['(options: { a?: () => 1 }) => void', '((options: { a?: (() => 1) | undefined }) => void) | undefined'],
  ['() => { a?: 1 }', '(() => { a?: 1 | undefined }) | undefined'],
])('an optional property of the type %s accepts undefined', (type, wider) => {
  expect(withUndefined(typed(type))).toBe(typed(wider));
  expect(withUndefined(typed(wider))).toBe(typed(wider));
});

test.each(['undefined', 'string | undefined', 'unknown', 'any'])('the type %s stays', (type) => {
  expect(withUndefined(typed(type))).toBe(typed(type));
});

test('other declarations stay', () => {
  const text = `interface A { a: string; b?(): void }\ntype B = { [K in 'x']?: string };\ndeclare function f(a?: string): void;\n`;
  expect(withUndefined(text)).toBe(text);
});

test('declarations that cannot be read are an error', () => {
  expect(() => withUndefined('interface {')).toThrow();
});
