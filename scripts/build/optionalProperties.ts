import { parseSync, type TSType, Visitor } from 'oxc-parser';

/** Types that would include what follows them: `() => void | undefined` returns undefined. */
const open = new Set<TSType['type']>(['TSFunctionType', 'TSConstructorType', 'TSConditionalType']);
const wide = new Set<TSType['type']>(['TSUndefinedKeyword', 'TSUnknownKeyword', 'TSAnyKeyword']);

const acceptsUndefined = (type: TSType): boolean =>
  wide.has(type.type) || (type.type === 'TSUnionType' && type.types.some(acceptsUndefined));

/**
 * Adds `| undefined` to each optional property of declarations that does not accept it: with
 * `exactOptionalPropertyTypes`, an app could not pass on a value that may be undefined.
 */
export function withUndefined(declarations: string): string {
  const insertions: [number, string][] = [];
  const { program, errors } = parseSync('module.d.ts', declarations);
  if (errors.length > 0) throw new Error(errors[0]!.message);
  new Visitor({
    TSPropertySignature({ optional, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation;
      if (!optional || !type || acceptsUndefined(type)) return;
      if (open.has(type.type)) insertions.push([type.start, '(']);
      insertions.push([type.end, open.has(type.type) ? ') | undefined' : ' | undefined']);
    },
  }).visit(program);
  let text = declarations;
  // From the end: an insertion moves what follows it.
  for (const [place, inserted] of insertions.toSorted(([one], [other]) => other - one)) {
    text = text.slice(0, place) + inserted + text.slice(place);
  }
  return text;
}
