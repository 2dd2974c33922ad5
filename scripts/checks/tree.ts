import { run } from '../run.ts';
import { treeFaults } from './treeFaults.ts';

const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { isCaptured: true });
const paths = output.trim().split('\n');
const faults = treeFaults(paths);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`✔ ${paths.length} paths: none differ only in case, no folder is too full`);
