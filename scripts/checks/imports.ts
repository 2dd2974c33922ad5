import { run } from '../run.ts';

// The repository must follow the import rules, and a fixture that breaks each rule must be reported for each.
const cruise = (paths: string[], type: string) =>
  run('node_modules/.bin/depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', type, ...paths], {
    isCaptured: true,
  });

const repository = await cruise(['packages', 'apps'], 'err');
console.log(repository.output.trim());

const fixture = await cruise(['scripts/fixtures/imports'], 'json');
interface Cruise {
  summary: { violations: { rule: { name: string } }[]; ruleSetUsed: { forbidden: { name: string }[] } };
}

const { summary } = JSON.parse(fixture.output) as Cruise;
const caught = new Set(summary.violations.map(({ rule }) => rule.name));
const missed = summary.ruleSetUsed.forbidden.map(({ name }) => name).filter((name) => !caught.has(name));
if (missed.length > 0) console.error(`The fixture breaks these rules and was not caught: ${missed.join(', ')}`);
else console.log(`✔ each of the ${caught.size} rules catches the fixture that breaks it`);

process.exit(repository.code !== 0 || missed.length > 0 ? 1 : 0);
