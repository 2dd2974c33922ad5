import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { thirdParties } from '../../apps/portal/build/about.ts';
import { root } from '../run.ts';
import { shippedBills } from './bill.ts';
import { licenceFaults, listFaults } from './licenceFaults.ts';
import { type Lock, lockFaults, type PnpmSettings, settingFaults, type Updates } from './lockFaults.ts';

// Checks the policy of docs/security/dependencies.md: the lock file, the settings of pnpm and of Dependabot, and the licence
// of each shipped package.
const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
const lock = parse(read('pnpm-lock.yaml')) as Lock;
const settings = parse(read('pnpm-workspace.yaml')) as PnpmSettings;
const updates = parse(read('.github/dependabot.yml')) as Updates;

const bills = await shippedBills();
const faults = [
  ...lockFaults(lock),
  ...settingFaults(settings, updates, read('.npmrc')),
  ...licenceFaults(bills),
  ...listFaults(bills.get('portal')!, thirdParties(join(root, 'apps/portal')).list),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
const shipped = new Set([...bills.values()].flatMap(({ components }) => components.map((one) => one['bom-ref'])));
console.log(
  `✔ ${Object.keys(lock.packages).length} locked packages with their hash; allowed licences of ${shipped.size} shipped`,
);
