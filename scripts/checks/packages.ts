import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { withUndefined } from '../build/optionalProperties.ts';
import { compareApi, renewApi } from './apiReport.ts';
import { type Budgets, overBudget, sizeTable } from './budgets.ts';
import { entryPointSize } from './entryPointSize.ts';
import { publishedPackages } from '../publishedPackages.ts';
import { root, run } from '../run.ts';
import { serverFileFaults } from './serverFiles.ts';
import { checkSheets, sheetLimit } from './sheets.ts';
import { missingMaps } from './sourceMaps.ts';

// Checks the packages as they would be published: packed and validated, their types compared with the committed report,
// their entry points measured against the budgets. Needs `pnpm build`. `--update` rewrites the report.
const unbuilt = publishedPackages().filter(({ folder }) => !existsSync(join(root, folder, 'dist')));
if (unbuilt.length > 0) {
  console.error(`Not built: ${unbuilt.map(({ folder }) => folder).join(', ')}. Run \`pnpm build\` first.`);
  process.exit(1);
}
const isUpdate = process.argv.includes('--update');
const folder = mkdtempSync(join(tmpdir(), 'zrak-packages-'));
let isValid = true;

function report(what: string, faults: string): void {
  if (faults === '') return console.log(`✔ ${what}`);
  isValid = false;
  return console.error(`✖ ${what}\n${faults}`);
}

async function check(what: string, command: string, args: string[]) {
  const { code, output } = await run(command, args, { isCaptured: true });
  report(what, code === 0 ? '' : output);
}

try {
  for (const { name, folder: path, isProgram } of publishedPackages()) {
    const { code, output } = await run('pnpm', ['pack', '--pack-destination', folder], {
      cwd: join(root, path),
      isCaptured: true,
    });
    if (code !== 0) throw new Error(output);
    const [tarball] = globSync(`zrak-${name}-*.tgz`, { cwd: folder }).map((file) => join(folder, file));
    await check(`@zrak/${name}: publint`, 'publint', ['run', '--strict', tarball!]);
    if (isProgram) {
      const { output: list } = await run('tar', ['-tzf', tarball!], { isCaptured: true });
      const files = list.trim().split('\n');
      const size = (statSync(tarball!).size / 1e6).toFixed(1);
      const faults = serverFileFaults(files.map((file) => file.replace('package/', '')));
      report(`@zrak/${name}: ${files.length} files, ${size} MB packed`, faults.join('\n'));
      continue;
    }
    await check(`@zrak/${name}: types for those who import it`, 'attw', [
      tarball!,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      'base.css',
      'css/*.css',
      '--format',
      'ascii',
    ]);

    const packageFolder = join(root, path);
    report(`@zrak/${name}: source maps`, missingMaps(join(packageFolder, 'dist')).join('\n'));
    const narrow = globSync('**/*.d.ts', { cwd: join(packageFolder, 'dist') }).filter((file) => {
      const text = readFileSync(join(packageFolder, 'dist', file), 'utf8');
      return file !== 'schema.d.ts' && withUndefined(text) !== text;
    });
    report(`@zrak/${name}: optional properties accept undefined`, narrow.join('\n'));
    // The types of the contract are committed in the folder that they are generated into.
    const api = { built: join(packageFolder, 'dist'), report: join(packageFolder, 'api'), except: ['schema.d.ts'] };
    if (isUpdate) renewApi(api);
    const differences = compareApi(api).map(({ file, kind }) => `  ${kind}: ${path}/api/${file}`);
    const renew = 'Look at the difference, write a changeset, and renew the report: pnpm check:packages --update';
    report(`@zrak/${name}: API report`, differences.length > 0 ? [...differences, renew].join('\n') : '');
  }

  const dist = join(root, 'packages/ui/dist');
  const budgets = JSON.parse(readFileSync(join(root, 'packages/ui/budgets.json'), 'utf8')) as Budgets;
  const sizes = new Map<string, number>();
  for (const file of globSync('*.js', { cwd: dist }).sort()) {
    sizes.set(basename(file, '.js'), await entryPointSize(join(dist, file)));
  }
  const readme = join(root, 'packages/ui/README.md');
  const text = readFileSync(readme, 'utf8');
  const withSizes = text.replace(/(<!-- sizes -->\n).*(?=<!-- \/sizes -->)/s, `$1${sizeTable(sizes)}`);
  if (isUpdate) writeFileSync(readme, withSizes);
  report(
    '@zrak/ui: sizes in its README',
    isUpdate || text === withSizes ? '' : 'Renew them: pnpm check:packages --update',
  );
  report(
    `@zrak/ui: ${sizes.size} entry points within packages/ui/budgets.json (a button ${((sizes.get('Button') ?? 0) / 1000).toFixed(1)} kB)`,
    overBudget(sizes, budgets)
      .map((fault) => `  ${fault}`)
      .join('\n'),
  );
  const sheets = checkSheets(dist);
  const heaviest = [...sheets.sizes].toSorted(([, one], [, other]) => other - one).slice(0, 3);
  const figures = heaviest.map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`).join(', ');
  report(
    `@zrak/ui: ${sheets.sizes.size} style sheets of at most ${sheetLimit / 1000} kB (${figures} kB)`,
    sheets.faults.map((fault) => `  ${fault}`).join('\n'),
  );
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(isValid ? 0 : 1);
