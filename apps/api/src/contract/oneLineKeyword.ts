import { oneLine } from '../oneLine.ts';

interface Place {
  parentData: Record<string, unknown> | unknown[];
  parentDataProperty: string | number;
}

/** `x-one-line` of the contract: a name in a request becomes one line before its length and form are judged. */
export const oneLineKeyword = {
  keyword: 'x-one-line',
  type: 'string',
  schemaType: 'boolean',
  before: 'maxLength',
  modifying: true,
  errors: false,
  compile: (isOneLine: boolean) => (text: string, place?: Place) => {
    if (isOneLine && place !== undefined) Reflect.set(place.parentData, place.parentDataProperty, oneLine(text));
    return true;
  },
} as const;
