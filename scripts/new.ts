import { newComponent } from './generators/component.ts';
import { NameError } from './generators/edits.ts';
import { newLanguage } from './generators/language.ts';
import { newOperation } from './generators/operation.ts';
import { newRoute } from './generators/route.ts';
import { root, run } from './run.ts';

// Writes the files of a new component, screen, operation or language, which pass all checks as they are.
interface Generator {
  usage: string;
  generate: (root: string, names: string[]) => { files: string[]; next: string[] };
  /** Files that are generated from the changed ones. */
  isContract?: boolean;
}

const generators: Record<string, Generator> = {
  component: { usage: 'Gauge ["Data display"]', generate: newComponent },
  route: { usage: 'calibrations ["Calibrations"]', generate: newRoute },
  operation: { usage: 'listCalibrations /api/calibrations/get', generate: newOperation, isContract: true },
  language: { usage: 'fr [fr-FR]', generate: newLanguage },
};

const [kind = '', ...names] = process.argv.slice(2);
const generator = generators[kind];
try {
  if (generator === undefined) throw new NameError(`Usage: pnpm new:${Object.keys(generators).join('|')} …`);
  if (names.length === 0) throw new NameError(`Usage: pnpm new:${kind} ${generator.usage}`);
  const { files, next } = generator.generate(root, names);
  const format = await run('oxfmt', files, { isCaptured: true });
  if (format.code !== 0) throw new Error(format.output);
  if (generator.isContract) {
    const { code, output } = await run('node', ['scripts/build/generate.ts'], { isCaptured: true });
    if (code !== 0) throw new Error(output);
  }
  console.log(
    `Written:\n${files.map((file) => `  ${file}`).join('\n')}\n\nNext:\n${next.map((line) => `  ${line}`).join('\n')}`,
  );
} catch (error) {
  if (!(error instanceof NameError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
