import { describe, expect, it } from 'vitest';
import { type Bill, type Component, joined, partOf, withoutOptionalPeers } from './bill.ts';
import { licenceFaults, listFaults } from './licenceFaults.ts';

const component = (name: string, licence = 'MIT', group?: string): Component => ({
  'bom-ref': `pkg:${name}`,
  name,
  version: '1.0.0',
  ...(group === undefined ? {} : { group }),
  licenses: [{ license: { id: licence } }],
});

const bill = (own: string, edges: Record<string, string[]>): Bill => ({
  metadata: { component: component(own) },
  components: Object.keys(edges)
    .filter((name) => name !== own)
    .map((name) => component(name)),
  dependencies: Object.entries(edges).map(([name, others]) => ({
    ref: `pkg:${name}`,
    dependsOn: others.map((other) => `pkg:${other}`),
  })),
});

const namesOf = ({ components }: Bill): string[] => components.map(({ name }) => name);

describe('a bill of materials', () => {
  const tools = bill('ui', {
    ui: ['charts', 'bundler'],
    charts: ['shapes'],
    shapes: ['charts'],
    bundler: ['parser'],
    parser: [],
  });

  it('has of a package only the dependencies that are compiled into it, with theirs', () => {
    const part = partOf(tools, ['charts']);
    expect(namesOf(part)).toEqual(['charts', 'shapes']);
    expect(part.dependencies[0]).toEqual({ ref: 'pkg:ui', dependsOn: ['pkg:charts'] });
  });

  it('names a compiled dependency that is not there', () => {
    expect(() => partOf(tools, ['charts', 'fonts'])).toThrow('pkg:ui does not depend on fonts');
  });

  it('has none of the libraries that a dependency could use and the package does not choose', () => {
    const forms = bill('ui', { ui: ['forms', 'zod'], forms: ['zod', 'ajv'], zod: [], ajv: ['parser'], parser: [] });
    const optional = { peerDependenciesMeta: { zod: { optional: true }, ajv: { optional: true } } };
    const part = withoutOptionalPeers(forms, { 'forms@1.0.0': optional });
    expect(namesOf(part)).toEqual(['forms', 'zod']);
    expect(part.dependencies.map(({ ref }) => ref)).toEqual(['pkg:ui', 'pkg:forms', 'pkg:zod']);
  });

  it('joins others without naming a component twice', () => {
    const whole = joined(bill('portal', { portal: ['ui', 'react'], ui: ['react'], react: [] }), [
      partOf(tools, ['charts']),
    ]);
    expect(namesOf(whole)).toEqual(['ui', 'react', 'charts', 'shapes']);
    expect(whole.dependencies).toContainEqual({ ref: 'pkg:ui', dependsOn: ['pkg:react', 'pkg:charts'] });
    expect(whole.metadata.component.name).toBe('portal');
  });
});

describe('a shipped package', () => {
  const faultsOf = (...components: Component[]): string[] =>
    licenceFaults(new Map([['portal', { ...bill('portal', {}), components }]]));

  it.each(['MIT', 'OFL-1.1', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC'])('may have the licence %s', (licence) => {
    expect(faultsOf(component('a', licence))).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0-only', 'SEE LICENSE IN LICENSE', '(MIT AND GPL-2.0-only)'])(
    'may not have the licence %s',
    (licence) => {
      expect(faultsOf(component('a', licence))).toEqual([`a 1.0.0 has the licence ${licence}, in portal`]);
    },
  );

  it('has a licence', () => {
    expect(faultsOf({ ...component('b', '', '@a'), licenses: [] })).toEqual([
      '@a/b 1.0.0 has the licence ?, in portal',
    ]);
  });

  it('is in the list of licences of the portal, and nothing else is', () => {
    const types = { ...component('node', 'MIT', '@types'), 'bom-ref': 'pkg:npm/%40types/node' };
    const portal: Bill = {
      ...bill('portal', { portal: ['a', 'ui', 'npm/%40types/node'], 'npm/%40types/node': ['undici'] }),
      components: [component('a'), types, component('undici'), component('ui', 'MIT', '@zrak')],
    };
    expect(listFaults(portal, [{ name: 'a', version: '1.0.0' }])).toEqual([]);
    expect(listFaults(portal, [{ name: 'b', version: '1.0.0' }])).toEqual([
      'b 1.0.0 is in licences.txt, and not in the bill of materials',
      'a 1.0.0 is in the bill of materials, and not in licences.txt',
    ]);
  });
});
