import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../run.ts';
import { type Lock, lockFaults, type PnpmSettings, settingFaults, type Updates } from './lockFaults.ts';

const read = (path: string): unknown => parse(readFileSync(join(root, path), 'utf8'));
const lock = read('pnpm-lock.yaml') as Lock;
const settings = read('pnpm-workspace.yaml') as PnpmSettings;
const updates = read('.github/dependabot.yml') as Updates;

describe('the lock file', () => {
  const [key, { resolution }] = Object.entries(lock.packages)[0]!;
  const withPackage = (name: string, changed: Record<string, unknown>): Lock => ({
    ...lock,
    packages: { ...lock.packages, [name]: { resolution: changed } },
  });

  it('has only versions of the registry, each with its hash', () => {
    expect(lockFaults(lock)).toEqual([]);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(1000);
  });

  it.each([
    ['without a hash', key, {}, `${key} has no SHA-512`],
    ['with a weak hash', key, { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, `${key} has no SHA-512`],
    ['with a short hash', key, { integrity: 'sha512-AAAA' }, `${key} has no SHA-512`],
    [
      'from another address',
      key,
      { ...resolution, tarball: 'https://evil.example/a.tgz' },
      `${key} has another source: tarball`,
    ],
    [
      'of a repository',
      'left-pad@1.0.0',
      { type: 'git', repo: 'https://evil.example/a.git', commit: 'abc' },
      'left-pad@1.0.0 has another source: type, repo, commit',
    ],
    [
      'with an address as its version',
      'left-pad@https://codeload.github.com/a/b/tar.gz/abc',
      resolution,
      'left-pad@https://codeload.github.com/a/b/tar.gz/abc is no version of the registry',
    ],
  ])('may hold no package %s', (_, name, changed, fault) => {
    expect(lockFaults(withPackage(name, changed))).toEqual([fault]);
  });

  it('may hold no dependency from a folder outside the workspace', () => {
    const importer = { dependencies: { evil: { specifier: 'file:../evil', version: 'file:../evil' } } };
    expect(lockFaults({ ...lock, importers: { ...lock.importers, 'apps/api': importer } })).toEqual([
      'apps/api: evil is file:../evil, no version of the registry',
    ]);
  });
});

describe('the settings', () => {
  it('are those of the policy', () => {
    expect(settingFaults(settings, updates, '')).toEqual([]);
  });

  it.each<[Partial<PnpmSettings>, string]>([
    [{ minimumReleaseAge: 4320 }, 'minimumReleaseAge is 4320, less than 7 days'],
    [{ minimumReleaseAgeExclude: ['evil'] }, 'minimumReleaseAgeExclude makes exceptions'],
    [{ strictDepBuilds: false }, 'strictDepBuilds is not true'],
    [{ dangerouslyAllowAllBuilds: true }, 'dangerouslyAllowAllBuilds is set'],
    [{ allowBuilds: { node: true, evil: true } }, 'evil may run an install script'],
    [{ registries: { default: 'https://evil.example' } }, 'another registry is configured'],
  ])('are refused with %j', (change, fault) => {
    expect(settingFaults({ ...settings, ...change }, updates, '')).toEqual([fault]);
  });

  it('are refused with another registry for npm, and with updates that come at once', () => {
    const atOnce = { updates: [{ 'package-ecosystem': 'npm' }] };
    expect(settingFaults(settings, atOnce, '@evil:registry=https://evil.example')).toEqual([
      'another registry is configured',
      'Dependabot proposes npm versions after 0 days',
    ]);
  });
});
