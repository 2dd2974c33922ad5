import { describe, expect, it } from 'vitest';
import { type Contract, type Schema, seenThroughClient } from './clientContract.ts';

const nullableText = (): Schema => ({ type: ['string', 'null'] });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const answer = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** A contract with one read and one write. The write answers an error that is a response of the components. */
function contractWith(schemas: Record<string, Schema>): Contract {
  return {
    paths: {
      '/read': { get: { operationId: 'read', responses: { '200': answer(ref('Answer')) } } },
      '/write': {
        post: {
          operationId: 'write',
          requestBody: answer(ref('Change')),
          responses: { '400': { $ref: '#/components/responses/Refused' } },
        } as Contract['paths'][string][string],
      },
    },
    components: { schemas, responses: { Refused: answer(ref('Refusal')) } },
  };
}

const change: Schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    serialNumber: nullableText(),
    stations: { type: 'array', items: ref('StationChange') },
  },
};

const seen = seenThroughClient(
  contractWith({
    Answer: {
      type: 'object',
      properties: { text: nullableText(), both: ref('Shared'), parts: { items: ref('Part') }, texts: ref('Texts') },
    },
    Part: { type: 'object', properties: { colour: { anyOf: [ref('Colour'), { type: 'null' }] } } },
    Colour: { type: 'string' },
    Refusal: { type: 'object', properties: { field: nullableText() } },
    Change: change,
    StationChange: { type: 'object', properties: { noiseZone: { type: ['integer', 'null'] }, both: ref('Shared') } },
    Shared: { type: 'object', properties: { note: nullableText() } },
    Texts: { type: 'object', properties: { en: { type: 'string' } }, additionalProperties: nullableText() },
  }),
).components.schemas;

describe('the contract as an app sees it', () => {
  it('has no null in optional properties of an answer', () => {
    expect(seen['Answer']!.properties!['text']).toEqual({ type: 'string' });
  });

  it('has none in the properties that the contract does not name', () => {
    expect(seen['Texts']!.additionalProperties).toEqual({ type: 'string' });
  });

  it('has none in the schemas that an answer refers to, or an error', () => {
    expect(seen['Part']!.properties!['colour']).toEqual(ref('Colour'));
    expect(seen['Refusal']!.properties!['field']).toEqual({ type: 'string' });
  });

  it('keeps null in a request, where it clears a value', () => {
    expect(seen['Change']).toEqual(change);
    expect(seen['StationChange']!.properties!['noiseZone']).toEqual({ type: ['integer', 'null'] });
  });

  it('has no null in a schema that answers and requests share', () => {
    expect(seen['Shared']!.properties!['note']).toEqual({ type: 'string' });
  });

  it('leaves the contract itself unchanged', () => {
    const contract = contractWith({ Answer: { type: 'object', properties: { text: nullableText() } }, Refusal: {} });
    seenThroughClient(contract);
    expect(contract.components.schemas['Answer']!.properties!['text']).toEqual(nullableText());
  });
});
