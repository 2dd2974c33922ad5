import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Markdown } from '../../../apps/docs/src/markdown.ts';
import type { Finding } from './finding.ts';

interface Manifest {
  name: string;
  private?: boolean;
  bin?: object;
  scripts?: Record<string, string>;
}

/** Scripts and packages that the commands of documents may name. */
export interface Workspace {
  root: string;
  /** Scripts of the root. */
  scripts: Set<string>;
  /** Scripts of the apps that the guides make or copy. */
  appScripts: Set<string>;
  packages: Map<string, Manifest>;
}

const pnpmCommands = ['install', 'add', 'exec', 'pack', 'update', 'outdated', 'audit'];
const npmCommands = ['install', 'create', 'ci', 'init'];
/** Programs of the system that a reader of the guides has. */
const programs = ['cd', 'cp', 'curl', 'grep', 'git', 'mkdir', 'export', 'createuser', 'createdb', 'psql', 'pg_dump'];
/** Programs of an operator, who sets up a machine. */
const administration = [
  './configure',
  'adduser',
  'apt-get',
  'certbot',
  'docker',
  'install',
  'journalctl',
  'ln',
  'make',
  'nginx',
  'perl',
  'promtool',
  'rm',
  'runuser',
  'systemctl',
  // deploy/systemd/zrak.
  'zrak',
];
/** Beginnings of the code in sentences that is a command or a path of the repository. */
const isCommand = /^(pnpm|npm|npx|node) \S/;
const isPath = /^(packages|apps|scripts|docs|examples|openapi|bench|deploy|\.storybook|\.github)\/[\w./*{},-]*$/;

export function readWorkspace(root: string): Workspace {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root }).map(read);
  const examples = globSync('examples/*/package.json', { cwd: root }).map(read);
  return {
    root,
    scripts: new Set(Object.keys(read('package.json').scripts ?? {})),
    appScripts: new Set(examples.flatMap(({ scripts }) => Object.keys(scripts ?? {}))),
    packages: new Map(manifests.map((manifest) => [manifest.name, manifest])),
  };
}

const isThere = (root: string, path: string): boolean =>
  /[*{]/.test(path) ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));

/** Own packages that a command installs or starts must be published. */
function packageFault({ packages }: Workspace, words: string[], isStarted: boolean): string | undefined {
  for (const word of words.filter((each) => each.startsWith('@zrak/'))) {
    const manifest = packages.get(word.replace(/(?<=.)@.*$/, ''));
    if (!manifest || manifest.private) return `${word} is not published`;
    if (isStarted && !manifest.bin) return `${word} has no program`;
  }
  return undefined;
}

function scriptFault({ root, scripts, packages }: Workspace, words: string[]): string | undefined {
  const [first = '', second = '', third = ''] = words;
  if (first === '--filter') {
    const own = packages.get(second.replaceAll('"', ''));
    if (!own) return second.includes('*') ? undefined : `there is no package ${second}`;
    return own.scripts?.[third] ? undefined : `${second} has no script ${third}`;
  }
  const name = first === 'exec' || first === 'run' ? second : first;
  const isKnown = pnpmCommands.includes(first) && first !== 'exec';
  if (isKnown || scripts.has(name) || existsSync(join(root, 'node_modules/.bin', name))) return undefined;
  return `pnpm has no script or program ${name}`;
}

function npmFault(workspace: Workspace, words: string[]): string | undefined {
  const [first = '', second = ''] = words.filter((word) => !word.startsWith('-'));
  if (npmCommands.includes(first)) return packageFault(workspace, words, false);
  const name = first === 'run' ? second : first;
  const isKnown = workspace.scripts.has(name) || (first === 'run' && workspace.appScripts.has(name));
  return isKnown ? undefined : `npm has no script ${name}`;
}

/** Returns what is wrong with a command: the program, script, package or path that does not exist. */
function faultOf(workspace: Workspace, command: string): string | undefined {
  const words = command.trim().split(/\s+/);
  while (/^[A-Z_]+=/.test(words[0] ?? '')) words.shift();
  const [program = '', ...rest] = words;
  if (program === '') return undefined;
  const path = rest.find((word) => isPath.test(word) && !isThere(workspace.root, word));
  if (path) return `${path} does not exist`;
  // `npm exec -- node …` takes the Node of this folder.
  if (program === 'npm' && rest[0] === 'exec')
    return faultOf(workspace, rest.slice(rest[1] === '--' ? 2 : 1).join(' '));
  if (program === 'pnpm') return scriptFault(workspace, rest);
  if (program === 'npm') return npmFault(workspace, rest);
  if (program === 'npx') return packageFault(workspace, rest, true);
  if (program === 'node') {
    const file = rest.find((word) => !word.startsWith('-')) ?? '';
    return isThere(workspace.root, file) ? undefined : `${file} does not exist`;
  }
  return [...programs, ...administration].includes(program)
    ? undefined
    : `${program} is not among the programs of a reader`;
}

/** Commands of a shell block. A comment ends a line, `\` continues it. */
function commandsOf(code: string): string[] {
  return code
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, ''))
    .flatMap((line) => line.split(/&&|\|\||[|;]/))
    .filter((command) => command.trim() !== '');
}

/** Commands in blocks and sentences, and paths in sentences. */
export function checkCommands(workspace: Workspace, file: string, { blocks, spans }: Markdown): Finding[] {
  const shell = blocks.filter(({ language }) => language === 'sh');
  const commands = [
    ...shell.flatMap(({ code, line }) => commandsOf(code).map((command) => ({ command, line }))),
    ...spans
      .filter(({ code }) => isCommand.test(code))
      .flatMap(({ code, line }) => commandsOf(code).map((command) => ({ command, line }))),
  ];
  return [
    ...commands.flatMap(({ command, line }) => {
      const message = faultOf(workspace, command);
      return message ? [{ file, line, message: `\`${command.trim()}\`: ${message}` }] : [];
    }),
    ...spans
      .filter(({ code }) => isPath.test(code) && !isThere(workspace.root, code))
      .map(({ code, line }) => ({ file, line, message: `${code} does not exist` })),
  ];
}
