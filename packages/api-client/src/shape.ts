/** Shape of a value; `#Name` is one of the named shapes. With `?`, null is a separate value. */
export type Shape =
  | `${'text' | 'number' | 'float' | 'latitude' | 'longitude' | 'flag' | 'time' | 'zone' | 'any'}${'' | '?'}`
  | `#${string}`
  | { list: Shape }
  | { enum: (string | number)[] }
  | {
      fields: Record<string, Field>;
      /** Of the fields with any other name. */
      others?: Shape;
      /** The field that holds the value of an answer that is a plain text. */
      plain?: string;
    };

export type Field = Shape | FieldDetails;

export interface FieldDetails {
  is: Shape;
  isRequired?: boolean;
  /** Value without one from the server. */
  or?: unknown;
  /** Field whose value is taken without one from the server. */
  from?: string;
}

export interface Answer {
  /** `operationId` of the contract. */
  id: string;
  is: Shape;
}
