import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createPrometheus } from '../../apps/api/src/metrics/prometheus.ts';
import { securityHeaders } from '../../apps/api/src/securityHeaders.ts';
import { settingsFrom } from '../../apps/api/src/settings.ts';
import { root } from '../run.ts';

const read = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');

describe('the headers of nginx', () => {
  const given = new Map(
    [...read('nginx/zrak-headers.conf').matchAll(/^add_header (\S+) (?:"([^"]*)"|(\S+))(?: always)?;/gm)].map(
      ([, name, quoted, bare]) => [name!, quoted ?? bare!],
    ),
  );
  const config = read('nginx/zrak.conf');
  /** The value of a map for an address. */
  const valueOf = (variable: string, address: string): string => {
    const [, body = ''] = new RegExp(`map \\S+ \\$${variable} \\{([^}]*)\\}`).exec(config)!;
    const lines = [...body.matchAll(/^ +("[^"]*"|\S+) (?:"([^"]*)"|(\S+));/gm)];
    const rules = lines.map(([, key, quoted, bare]) => ({ key: key!.replaceAll('"', ''), value: quoted ?? bare! }));
    const found = rules.find(({ key }) => key.startsWith('~') && new RegExp(key.slice(1)).test(address));
    return (found ?? rules.find(({ key }) => key === 'default'))!.value;
  };

  it.each([
    ['/index.html', false],
    ['/embed/index.html', true],
  ])('of %s are those of the API', (address, isEmbedPage) => {
    const { tileOrigins, frameAncestors } = settingsFrom({});
    const headers = Object.entries(securityHeaders({ tileOrigins, frameAncestors }, isEmbedPage)).map(
      ([name, value]) => [name, value],
    );
    const ours = headers.map(([name]) => [
      name,
      given
        .get(name!)
        ?.replace('$zrak_tile_origins', valueOf('zrak_tile_origins', address))
        .replace('$zrak_frame_ancestors', valueOf('zrak_frame_ancestors', address))
        .replace('$zrak_resource_policy', valueOf('zrak_resource_policy', '').replace('cross-origin', 'same-origin')),
    ]);
    expect(ours).toEqual(headers);
  });
});

describe('the metrics of rules and dashboard', () => {
  it('exist', async () => {
    const prometheus = createPrometheus('1.0.0');
    prometheus.read({
      database: { use: () => ({ inUse: 0, idle: 0, waiting: 0 }) },
      stations: () => [],
      auditEventsWaiting: () => 0,
      mailsWaiting: async () => 0,
    });
    const types = new Map(
      [...(await prometheus.page()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name!, type!]),
    );
    const expressions = [read('prometheus/zrak.rules.yml'), read('prometheus/zrak.dashboard.json')].join('\n');
    const named = new Set(expressions.match(/\b(zrak|nodejs|process)_\w+/g));
    expect(named.size).toBeGreaterThan(20);
    const exists = (name: string): boolean =>
      types.has(name) || types.get(name.replace(/_(bucket|count|sum)$/, '')) === 'histogram';
    expect([...named].filter((name) => !exists(name))).toEqual([]);
    // Every metric of ours is on the dashboard, except the one that only names the version.
    const shown = read('prometheus/zrak.dashboard.json');
    const hidden = [...types.keys()].filter((name) => name.startsWith('zrak_') && !shown.includes(name));
    expect(hidden).toEqual(['zrak_build_info']);
  });
});

describe('the settings of unit and containers', () => {
  const warnings = (env: NodeJS.ProcessEnv): string[] => {
    const lines: string[] = [];
    settingsFrom(env, (line) => lines.push(line));
    return lines;
  };
  const variables = (text: string): NodeJS.ProcessEnv =>
    Object.fromEntries(
      [...text.matchAll(/^(?:#|Environment=)?([A-Z]\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );

  it('are known and valid', () => {
    const service = variables(`${read('systemd/zrak.env')}\n${read('systemd/zrak.service')}`);
    expect(service['DATABASE_URL']).toBe('postgres:///zrak?host=/run/postgresql');
    expect(service['ZRAK_DATA']).toBe('/var/lib/zrak');
    expect(warnings(service)).toEqual([]);
    const compose = parse(read('container/compose.yaml')) as {
      services: { zrak: { environment: Record<string, string | null> } };
    };
    const given: Record<string, string> = { ZRAK_DATABASE_PASSWORD: 'x', ZRAK_PUBLIC_URL: 'https://air.example.org' };
    const container = Object.fromEntries(
      Object.entries(compose.services.zrak.environment).map(([name, value]) => [
        name,
        value?.replace(
          /\$\{(\w+)(?::-(.*?)|:\?)\}/g,
          (_, variable: string, fallback = '') => given[variable] ?? fallback,
        ),
      ]),
    );
    expect(warnings(container)).toEqual([]);
    const image = [...read('container/Containerfile').matchAll(/(ZRAK_\w+)=(\S+)/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(image).toHaveLength(4);
    expect(warnings(Object.fromEntries(image))).toEqual([]);
    // Any setting of the guide can be in the file `.env`.
    const guide = readFileSync(join(root, 'docs/operators.md'), 'utf8');
    const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(guide)!;
    const documented = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(
      ([, names]) => names!.match(/\b[A-Z_]{4,}\b/g) ?? [],
    );
    expect(documented.length).toBeGreaterThan(20);
    const known = new Set([...Object.keys(compose.services.zrak.environment), ...image.map(([name]) => name)]);
    // The port is that of `ports`; the image has the address of the metrics.
    expect(documented.filter((name) => !known.has(name))).toEqual(['PORT']);
  });
});
