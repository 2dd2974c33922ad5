import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { publishedPackages } from '../publishedPackages.ts';
import { root, run } from '../run.ts';

export interface Component {
  'bom-ref': string;
  name: string;
  group?: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/** A software bill of materials in the format CycloneDX. */
export interface Bill {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

type Kind = 'application' | 'library';

export const nameOf = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);

const { packages: optionalPeers } = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as {
  packages: OptionalPeers;
};

/** Optional peers of the packages in the lock file. */
export type OptionalPeers = Record<string, { peerDependenciesMeta?: Record<string, { optional?: boolean }> }>;

/** The bill that pnpm writes of a package of the workspace, from the lock file and the installed packages. */
async function pnpmBill(name: string, type: Kind, only: '--prod' | '--dev' = '--prod'): Promise<Bill> {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-sbom-'));
  try {
    const file = join(folder, 'bill.json');
    const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', type];
    const args = ['sbom', ...format, only, '--filter', name, '--out', file];
    const { code, output } = await run('pnpm', args, { isCaptured: true });
    if (code !== 0) throw new Error(output);
    return withoutOptionalPeers(JSON.parse(readFileSync(file, 'utf8')) as Bill, optionalPeers);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** References of everything that these dependencies bring, themselves included. */
export function reachedFrom({ dependencies }: Bill, start: readonly string[], isSkipped = (_ref: string) => false) {
  const next = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const reached = new Set(start.filter((ref) => !isSkipped(ref)));
  for (const ref of reached) for (const one of next.get(ref) ?? []) if (!isSkipped(one)) reached.add(one);
  return reached;
}

/**
 * Removes libraries that a package could use and ours does not choose: pnpm links them because another package of the
 * workspace has them.
 */
export function withoutOptionalPeers(bill: Bill, packages: OptionalPeers): Bill {
  const named = new Map(bill.components.map((component) => [component['bom-ref'], component]));
  const isChosen = (ref: string, other: string): boolean => {
    const [component, peer] = [named.get(ref), named.get(other)];
    if (component === undefined || peer === undefined) return true;
    const { peerDependenciesMeta = {} } = packages[`${nameOf(component)}@${component.version}`] ?? {};
    return peerDependenciesMeta[nameOf(peer)]?.optional !== true;
  };
  const dependencies = bill.dependencies.map(({ ref, dependsOn = [] }) => ({
    ref,
    dependsOn: dependsOn.filter((other) => isChosen(ref, other)),
  }));
  const reached = reachedFrom({ ...bill, dependencies }, [bill.metadata.component['bom-ref']]);
  return {
    ...bill,
    components: bill.components.filter((component) => reached.has(component['bom-ref'])),
    dependencies: dependencies.filter(({ ref }) => reached.has(ref)),
  };
}

/** The part of a bill that these direct dependencies bring. */
export function partOf(bill: Bill, names: readonly string[]): Bill {
  const named = new Map(bill.components.map((component) => [component['bom-ref'], component]));
  const own = bill.metadata.component['bom-ref'];
  const { dependsOn = [] } = bill.dependencies.find(({ ref }) => ref === own) ?? {};
  const direct = dependsOn.filter((ref) => names.includes(nameOf(named.get(ref)!)));
  const missing = names.filter((name) => !direct.some((ref) => nameOf(named.get(ref)!) === name));
  if (missing.length > 0) throw new Error(`${own} does not depend on ${missing.join(', ')}`);
  const reached = reachedFrom(bill, direct);
  return {
    ...bill,
    components: bill.components.filter((component) => reached.has(component['bom-ref'])),
    dependencies: [{ ref: own, dependsOn: direct }, ...bill.dependencies.filter(({ ref }) => reached.has(ref))],
  };
}

/** Joins bills: the metadata of the first, and the components of all. */
export function joined(bill: Bill, others: readonly Bill[]): Bill {
  const all = [bill, ...others];
  const components = new Map(all.flatMap((each) => each.components.map((one) => [one['bom-ref'], one] as const)));
  const edges = new Map<string, Set<string>>();
  for (const { ref, dependsOn = [] } of all.flatMap((each) => each.dependencies)) {
    edges.set(ref, new Set([...(edges.get(ref) ?? []), ...dependsOn]));
  }
  components.delete(bill.metadata.component['bom-ref']);
  return {
    ...bill,
    components: [...components.values()],
    dependencies: [...edges].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn] })),
  };
}

/** A bill as part of the bill of a package that contains it. */
const within = ({ metadata: { component: whole } }: Bill, part: Bill): Bill => {
  const { component } = part.metadata;
  return {
    ...part,
    components: [component, ...part.components],
    dependencies: [{ ref: whole['bom-ref'], dependsOn: [component['bom-ref']] }, ...part.dependencies],
  };
};

/** Dependencies that are compiled into the files of @zrak/ui, and so are among its development dependencies. */
async function inlinedInUi(): Promise<Bill> {
  const manifest = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    inlinedDependencies: string[];
  };
  return partOf(await pnpmBill('@zrak/ui', 'library', '--dev'), manifest.inlinedDependencies);
}

/** Everything that is shipped with a package, including what is compiled into its files. */
async function billOf(name: string, type: Kind): Promise<Bill> {
  const bill = await pnpmBill(name, type);
  const parts: Bill[] = [];
  if ([bill.metadata.component, ...bill.components].some((one) => nameOf(one) === '@zrak/ui')) {
    parts.push(await inlinedInUi());
  }
  // The server serves the built portal.
  if (name === '@zrak/server') parts.push(within(bill, await billOf('@zrak/portal', 'application')));
  return joined(bill, parts);
}

/** A bill for the portal, and one for each published package. */
export async function shippedBills(): Promise<Map<string, Bill>> {
  const bills = new Map([['portal', await billOf('@zrak/portal', 'application')]]);
  for (const { name, isProgram } of publishedPackages()) {
    bills.set(name, await billOf(`@zrak/${name}`, isProgram ? 'application' : 'library'));
  }
  return bills;
}
