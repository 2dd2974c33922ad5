import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';

// Builds the documentation site, dist/docs: guides, contract and Storybook.
const target = join(root, 'dist/docs');
const storybook = join(root, 'dist/storybook');

async function must(...args: string[]): Promise<void> {
  const { code } = await run('pnpm', args, { env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } });
  if (code !== 0) process.exit(code);
}

rmSync(target, { recursive: true, force: true });
await must('--filter', '@zrak/docs', 'build');
// The word above an example skips levels of the headings: it labels a picture of data, not a part of the page.
for (const file of globSync('contract/**/*.html', { cwd: target })) {
  const html = readFileSync(join(target, file), 'utf8');
  const label = /<h5( class="sl-openapi-examples-heading[^>]*>[\s\S]*?)<\/h5>/g;
  writeFileSync(join(target, file), html.replaceAll(label, '<p$1</p>'));
}
await must('build:storybook');
cpSync(storybook, join(target, 'storybook'), { recursive: true });
cpSync(join(root, 'apps/portal/public/favicon.svg'), join(target, 'favicon.svg'));
console.log('The documentation is in dist/docs. To read it: pnpm --filter @zrak/docs preview');
