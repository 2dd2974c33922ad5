/** Parts of `pnpm-lock.yaml` that decide where packages come from. */
export interface Lock {
  importers: Record<string, Record<string, unknown>>;
  packages: Record<string, { resolution: Record<string, unknown> }>;
}

/** Parts of `pnpm-workspace.yaml` that protect against harmful packages. */
export interface PnpmSettings {
  /** Minutes. */
  minimumReleaseAge?: number;
  minimumReleaseAgeExclude?: string[];
  strictDepBuilds?: boolean;
  allowBuilds?: Record<string, boolean>;
  dangerouslyAllowAllBuilds?: boolean;
  registries?: Record<string, string>;
}

/** Parts of `.github/dependabot.yml`. */
export interface Updates {
  updates: { 'package-ecosystem': string; cooldown?: { 'default-days'?: number } }[];
}

/** Age of a version before it may be installed. */
const releaseAgeDays = 7;

/** The only packages that may run a script when they are installed. Each installs its own binary. */
const builders = ['esbuild', 'node'];

const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+/.test(text);
const isHash = (text: unknown): boolean => typeof text === 'string' && /^sha512-[\w+/]{86}==$/.test(text);

function packageFault(key: string, resolution: Record<string, unknown>): string | undefined {
  const [, version = ''] = /^(?:@[^/@]+\/)?[^/@]+@(.+)$/.exec(key) ?? [];
  if (!isVersion(version)) return `${key} is no version of the registry`;
  // pnpm writes an address, a repository or a folder only if a package is not from the registry that npm uses.
  const others = Object.keys(resolution).filter((name) => name !== 'integrity');
  if (others.length > 0) return `${key} has another source: ${others.join(', ')}`;
  return isHash(resolution['integrity']) ? undefined : `${key} has no SHA-512`;
}

/** A dependency of a package of the workspace is a version of the registry, or another package of the workspace. */
function importerFaults(folder: string, importer: Record<string, unknown>): string[] {
  const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];
  return groups.flatMap((group) => {
    const dependencies = (importer[group] ?? {}) as Record<string, { version: string }>;
    return Object.entries(dependencies)
      .filter(([, { version }]) => !isVersion(version) && !version.startsWith('link:'))
      .map(([name, { version }]) => `${folder}: ${name} is ${version}, no version of the registry`);
  });
}

/** Everything in the lock file that is not from the registry of npm, or has no hash. */
export function lockFaults({ importers, packages }: Lock): string[] {
  return [
    ...Object.entries(importers).flatMap(([folder, importer]) => importerFaults(folder, importer)),
    ...Object.entries(packages).flatMap(([key, { resolution }]) => packageFault(key, resolution) ?? []),
  ];
}

/** Settings that protect less than the policy demands (docs/security/dependencies.md). */
export function settingFaults(settings: PnpmSettings, { updates }: Updates, npmrc: string): string[] {
  const faults: string[] = [];
  const age = settings.minimumReleaseAge ?? 0;
  if (age < releaseAgeDays * 24 * 60) faults.push(`minimumReleaseAge is ${age}, less than ${releaseAgeDays} days`);
  if (settings.minimumReleaseAgeExclude !== undefined) faults.push('minimumReleaseAgeExclude makes exceptions');
  if (settings.strictDepBuilds !== true) faults.push('strictDepBuilds is not true');
  if (settings.dangerouslyAllowAllBuilds !== undefined) faults.push('dangerouslyAllowAllBuilds is set');
  const allowed = Object.entries(settings.allowBuilds ?? {}).flatMap(([name, isAllowed]) => (isAllowed ? name : []));
  for (const name of allowed.filter((one) => !builders.includes(one))) faults.push(`${name} may run an install script`);
  if (settings.registries !== undefined || /registry\s*=/.test(npmrc)) faults.push('another registry is configured');
  for (const { 'package-ecosystem': ecosystem, cooldown } of updates) {
    const days = cooldown?.['default-days'] ?? 0;
    if (days < releaseAgeDays) faults.push(`Dependabot proposes ${ecosystem} versions after ${days} days`);
  }
  return faults;
}
