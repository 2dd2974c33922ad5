// Entry point on a bare machine: runs on any installed Node (20 or later), downloads the Node and pnpm versions of the
// project, installs the packages and runs scripts/<verb>.ts. Nothing is installed outside this folder.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const pnpmVersion = '12.21.0';
const neededGigabytes = 2;
const verb = process.argv[2];
const isWindows = process.platform === 'win32';

function fail(line) {
  console.error(line);
  process.exit(1);
}

const started = Date.now();
const say = (line) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s  ${line}`);

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Zrak needs Node 20 or later to begin with; this is ${process.versions.node}.`);
}

/** Fails before minutes of installing, not after. */
async function checkPort() {
  const port = Number(process.env.PORT ?? 4300);
  if (!Number.isInteger(port) || port < 1 || port > 65535) fail(`PORT is not a port: ${process.env.PORT}`);
  await new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE') {
        fail(`Port ${port} is in use. Stop what runs there, or choose another: PORT=4301 npm start`);
      }
      if (error.code === 'EACCES') fail(`Port ${port} is not allowed here. Choose another: PORT=4301 npm start`);
      fail(`Port ${port} cannot be opened: ${error.message}`);
    });
    probe.listen(port, process.env.ZRAK_HOST ?? '127.0.0.1', () => probe.close(done));
  });
}

function checkDisk() {
  const { bavail, bsize } = statfsSync(root);
  const free = (bavail * bsize) / 1e9;
  if (free < neededGigabytes) {
    fail(
      `Not enough folder: installing needs about ${neededGigabytes} GB, and ${free.toFixed(1)} GB are free in ${root}.`,
    );
  }
}

function run(command, args, what) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: isWindows });
  if (error || status !== 0) fail(`${what} failed${error ? `: ${error.message}` : ' (see above)'}.`);
}

function findPnpm() {
  if (process.env.npm_config_user_agent?.startsWith(`pnpm/${pnpmVersion} `)) return 'pnpm';
  const home = join(root, '.tools', `pnpm-${pnpmVersion}`);
  const pnpm = join(home, 'node_modules', '.bin', isWindows ? 'pnpm.cmd' : 'pnpm');
  if (!existsSync(pnpm)) {
    say(`Fetching pnpm ${pnpmVersion}`);
    mkdirSync(home, { recursive: true });
    run('npm', ['install', '--prefix', home, '--no-save', '--silent', `pnpm@${pnpmVersion}`], 'Fetching pnpm');
  }
  return pnpm;
}

/** Files that decide which packages are installed. */
function expectedStamp() {
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  );
  const hash = createHash('sha256').update(root);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

const stamp = join(root, 'node_modules', '.zrak-installed');
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === expectedStamp();

function install() {
  checkDisk();
  const pnpm = findPnpm();
  say('Installing packages (a few minutes the first time, most of it download)');
  const reporter = process.stdout.isTTY ? 'default' : 'append-only';
  run(pnpm, ['install', '--frozen-lockfile', `--reporter=${reporter}`], 'Installing packages');
  writeFileSync(stamp, expectedStamp());
}

if (verb === 'start') await checkPort();
if (process.env.CI === 'true' || !isInstalled()) install();

const node = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
const path = [
  join(root, 'node_modules', 'node', 'bin'),
  join(root, 'node_modules', '.bin'),
  join(root, '.tools', `pnpm-${pnpmVersion}`, 'node_modules', '.bin'),
  process.env.PATH,
].join(delimiter);
const child = spawn(node, [join(root, 'scripts', `${verb}.ts`), ...process.argv.slice(3)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
