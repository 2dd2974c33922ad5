import { type Bill, type Component, nameOf, reachedFrom } from './bill.ts';

/**
 * Licences that ask for no more than their text and the names of the authors, so that the project can stay under the MIT
 * licence. Another one needs a decision.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Of fonts.
  'OFL-1.1',
  // Given to the public domain.
  'Unlicense',
]);

const licencesOf = ({ licenses = [] }: Component): string[] =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '?');

/** One of the alternatives is enough; of licences joined by AND all apply. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((one) => allowed.has(one)));

/** Shipped packages whose licence is unknown or not in the list, each with the bills that contain it. */
export function licenceFaults(bills: ReadonlyMap<string, Bill>): string[] {
  const places = new Map<string, string[]>();
  for (const [place, { components }] of bills) {
    for (const component of components) {
      const licences = licencesOf(component);
      if (licences.length > 0 && licences.every(isAllowed)) continue;
      const what = `${nameOf(component)} ${component.version} has the licence ${licences.join(', ') || '?'}`;
      places.set(what, [...(places.get(what) ?? []), place]);
    }
  }
  return [...places].map(([what, where]) => `${what}, in ${where.join(', ')}`);
}

/** Differences between the bill of the portal and the list of licences that its version page shows. */
export function listFaults(bill: Bill, shown: readonly { name: string; version: string }[]): string[] {
  const idOf = (name: string, version: string): string => `${name} ${version}`;
  const listed = new Set(shown.map(({ name, version }) => idOf(name, version)));
  // Packages of types, with what they need, contain no code that is shipped.
  const isTypes = (ref: string): boolean => /^pkg:npm\/(%40|@)types\//.test(ref);
  const reached = reachedFrom(bill, [bill.metadata.component['bom-ref']], isTypes);
  const billed = new Set(
    bill.components
      // Those of this repository are not third parties.
      .filter((component) => reached.has(component['bom-ref']) && component.group !== '@zrak')
      .map((component) => idOf(nameOf(component), component.version)),
  );
  return [
    ...[...listed]
      .filter((one) => !billed.has(one))
      .map((one) => `${one} is in licences.txt, and not in the bill of materials`),
    ...[...billed]
      .filter((one) => !listed.has(one))
      .map((one) => `${one} is in the bill of materials, and not in licences.txt`),
  ];
}
