import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsFrom, StartError } from './settings.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The lines with which the start is refused. */
function mistakesOf(env: NodeJS.ProcessEnv): string[] {
  try {
    settingsFrom(env);
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n');
    throw error;
  }
  return [];
}

function warningsOf(env: NodeJS.ProcessEnv): string[] {
  const warnings: string[] = [];
  settingsFrom(env, (line) => warnings.push(line));
  return warnings;
}

describe('mistakes in the environment', () => {
  it('are reported at once, each in one line with the variable, its text and what is valid', () => {
    expect(
      mistakesOf({
        PORT: 'a door',
        DATABASE_URL: 'mysql://zrak:secret@db/zrak',
        SMTP_URL: 'http://user:secret@mail.example',
        ZRAK_DEMO: 'yes',
        ZRAK_LOG: 'loud',
        ZRAK_PUBLIC_URL: 'air.example',
        ZRAK_TILE_ORIGINS: "https://tiles.example;script-src 'unsafe-inline'",
        ZRAK_TRUST_PROXY: 'loopback, proxy.example',
        ZRAK_KEEP_MEASUREMENTS: 'P10D',
        ZRAK_AUDIT_DAYS: '0',
        ZRAK_MAIL_FROM: 'Zrak',
        ZRAK_CONTENT: '/no/such/folder',
        ZRAK_PORTAL_CONFIG: '/no/such/config',
        ZRAK_STOP_DELAY: '1h',
      }),
    ).toEqual([
      'PORT is to be a number from 0 to 65535, not "a door".',
      'DATABASE_URL is to be an address such as postgres://user:password@host/database, with special characters percent-encoded.',
      'ZRAK_CONTENT is to be a folder that exists, not "/no/such/folder".',
      'ZRAK_PORTAL_CONFIG is to be a folder that exists, not "/no/such/config".',
      'ZRAK_DEMO is to be 0 or 1, not "yes".',
      'SMTP_URL is to be an address such as smtps://user:password@mail.example, with special characters percent-encoded.',
      'ZRAK_MAIL_FROM is to be a sender such as Air <air@town.example>, not "Zrak".',
      'ZRAK_PUBLIC_URL is to be an address such as https://air.town.example, not "air.example".',
      `ZRAK_TILE_ORIGINS is to be a list of origins such as https://town.example or https://*.town.example, without a path, not "https://tiles.example;script-src 'unsafe-inline'".`,
      'ZRAK_TRUST_PROXY is to be a list of addresses, networks such as 10.0.0.0/8, or loopback, not "loopback, proxy.example".',
      'ZRAK_KEEP_MEASUREMENTS is to be a time of at least 30 days such as P10Y, P18M or P90D, or times by native interval such as PT1M=P1Y,P10Y, not "P10D".',
      'ZRAK_AUDIT_DAYS is to be a whole number from 1, not "0".',
      'ZRAK_LOG is to be one of silent, fatal, error, warn, info, debug and trace, not "loud".',
      'ZRAK_STOP_DELAY is to be a number of seconds from 0 to 300, not "1h".',
    ]);
  });

  it.each([
    ['ZRAK_KEEP_MEASUREMENTS', ['10Y', 'P10Y P5Y', 'PT1M=P1Y PT1M=P2Y', 'PT2M=P1Y', 'PT1M=', 'PT1M=P1Y=P2Y', 'P29D']],
    ['ZRAK_CLIENT_ERRORS', ['yes', '2']],
    ['PORT', ['65536', '-1', '4300.5', '0x10', '1e3']],
    ['ZRAK_TRUST_PROXY', ['1', 'true', '10.0.0.0/33', '10.0.0.1/8/9', '::1/129']],
    ['ZRAK_MAIL_FROM', ['a@b <', 'Zrak <no reply@zrak.example>', 'a@b\r\nBcc: c@d']],
    ['ZRAK_PUBLIC_URL', ['ftp://a.example', 'https://a.example/?x=1', 'https://a.example/#x']],
    ['DATABASE_URL', ['localhost', 'postgres://user:pass#word@host/db']],
  ])('in %s are found', (name, texts) => {
    for (const text of texts) expect(mistakesOf({ [name]: text }), text).toHaveLength(1);
  });

  it('include the demo on an address that other machines reach', () => {
    const open = { ZRAK_HOST: '0.0.0.0' };
    expect(mistakesOf(open)).toEqual([
      'ZRAK_DEMO is to be 0 or 1, since other machines reach 0.0.0.0 (ZRAK_HOST), and the demo has accounts with a known password.',
    ]);
    expect(mistakesOf({ ...open, ZRAK_DEMO: '1' })).toEqual([]);
    expect(mistakesOf({ ...open, ZRAK_DEMO: '0' })).toEqual([]);
    expect(mistakesOf({ ...open, DATABASE_URL: 'postgres://zrak@db/zrak' })).toEqual([]);
    expect(['127.0.0.1', '::1', 'localhost'].flatMap((host) => mistakesOf({ ZRAK_HOST: host }))).toEqual([]);
  });

  it('include metrics on the port of the portal', () => {
    expect(mistakesOf({ PORT: '4400', ZRAK_METRICS_PORT: '4400' })).toEqual([
      'ZRAK_METRICS_PORT is to be another port than PORT, not "4400".',
    ]);
  });
});

describe('valid settings', () => {
  it.each([
    ['ZRAK_TRUST_PROXY', ['loopback', '10.0.0.0/8, fd00::/8', '127.0.0.1', 'uniquelocal linklocal']],
    ['ZRAK_MAIL_FROM', ['air@town.example', 'Air of the town <air@town.example>']],
    [
      'DATABASE_URL',
      ['postgresql://zrak@db:5432/zrak', 'postgres:///zrak?host=/run/postgresql', '/run/postgresql zrak'],
    ],
    ['SMTP_URL', ['smtp://mail.example:25', 'smtps://u:p%40ss@mail.example']],
  ])('of %s are accepted', (name, texts) => {
    for (const text of texts) expect(mistakesOf({ [name]: text }), text).toEqual([]);
  });

  it('take an empty variable for one that is not set, except for a map without a server', () => {
    const names = ['PORT', 'DATABASE_URL', 'ZRAK_DEMO', 'ZRAK_LOG', 'ZRAK_METRICS_PORT', 'ZRAK_PUBLIC_URL'];
    const empty = settingsFrom({ ...Object.fromEntries(names.map((name) => [name, ''])), ZRAK_TILE_ORIGINS: '' });
    expect(empty).toEqual({ ...settingsFrom({}), tileOrigins: [] });
    expect(empty.demo).toBe(true);
  });

  it('serve metrics on the loopback address only, unless another is set', () => {
    expect(settingsFrom({}).metrics).toBeUndefined();
    expect(settingsFrom({ ZRAK_METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(settingsFrom({ ZRAK_METRICS_PORT: '9464', ZRAK_METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0');
  });
});

describe('unknown variables', () => {
  it('are named with the known one that was probably meant', () => {
    expect(
      warningsOf({ ZRAK_TRUSTED_PROXY: 'loopback', ZRAK_METRIC_PORT: '9464', ZRAK_X: '1', ZRAK_LOG: 'info' }),
    ).toEqual([
      'ZRAK_TRUSTED_PROXY is not known and has no effect; did you mean "ZRAK_TRUST_PROXY"?',
      'ZRAK_METRIC_PORT is not known and has no effect; did you mean "ZRAK_METRICS_PORT"?',
      'ZRAK_X is not known and has no effect.',
    ]);
  });

  it('are none that any part of the repository reads', () => {
    const files = execFileSync('git', ['grep', '-hoE', `env(\\[['"]|\\.)ZRAK_[A-Z0-9_]+`], {
      cwd: root,
      encoding: 'utf8',
    });
    const names = new Set(files.split('\n').flatMap((line) => /ZRAK_\w+/.exec(line)?.[0] ?? []));
    expect(names.size).toBeGreaterThan(10);
    const valid = warningsOf(Object.fromEntries([...names].map((name) => [name, ''])));
    expect(valid).toEqual([]);
  });

  it('are none of the guide, which names every setting', () => {
    const guide = readFileSync(resolve(root, 'docs/operators.md'), 'utf8');
    const names = new Set(guide.match(/\bZRAK_[A-Z_]+[A-Z]\b/g));
    expect(warningsOf(Object.fromEntries([...names].map((name) => [name, ''])))).toEqual([]);
    const settings = readFileSync(resolve(import.meta.dirname, 'settings.ts'), 'utf8');
    const read = [...settings.matchAll(/read\.\w+\('(\w+)'/g)].map(([, name]) => name!);
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
