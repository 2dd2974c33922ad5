import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Edits, NameError, requireForm, sorted, wordsOf } from './edits.ts';

type Exports = Record<string, unknown>;

/** Size budget of a component without dependencies, kB. */
const firstBudget = 1;

/** Inserts an entry point in alphabetical order among the components, and leaves the order of all others. */
function withEntryPoint(exports: Exports, name: string, target: unknown, components: ReadonlySet<string>): Exports {
  const entries = Object.entries(exports);
  const next = entries.findIndex(([key]) => components.has(key.slice(2)) && key.slice(2) > name);
  const last = entries.findLastIndex(([key]) => components.has(key.slice(2)));
  const position = next === -1 ? last + 1 : next;
  return Object.fromEntries(entries.toSpliced(position, 0, [`./${name}`, target]));
}

/** A component with its style, story, guidance, entry point and budget: `pnpm new:component Gauge "Data display"`. */
export function newComponent(root: string, [name = '', group = 'Data display']: string[]) {
  requireForm(name, /^[A-Z][A-Za-z0-9]*$/, 'a component begins with a capital letter and has letters and digits only');
  const edits = new Edits(root);
  const order = /order: \[(.*?)\],?\s*\}/s.exec(edits.read('.storybook/preview.tsx'))?.[1] ?? '';
  const groups = [...order.replaceAll(/\[[^\]]*\]/g, '').matchAll(/'([^']+)'/g)].map(([, known]) => known!);
  if (!groups.includes(group))
    throw new NameError(`"${group}" is no group of Storybook. Groups: ${groups.join(', ')}.`);
  const components = new Set(readdirSync(join(root, 'packages/ui/src/components')));
  const taken = Object.keys((JSON.parse(edits.read('packages/ui/package.json')) as { exports: Exports }).exports);
  const same = taken.find((key) => key.slice(2).toLowerCase() === name.toLowerCase());
  if (same !== undefined)
    throw new NameError(`@zrak/ui has an entry point ${same.slice(2)} already. Choose another name.`);

  const folder = `packages/ui/src/components/${name}`;
  const part = name[0]!.toLowerCase() + name.slice(1);
  const words = wordsOf(name);
  edits.create(
    `${folder}/${name}.tsx`,
    `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export interface ${name}Props {
  children: ReactNode;
}

export function ${name}({ children }: ${name}Props) {
  return <div className={styles.${part}}>{children}</div>;
}
`,
  );
  edits.create(
    `${folder}/${name}.css.ts`,
    `import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const ${part} = style({
  padding: theme.space.medium,
  color: theme.color.text,
});
`,
  );
  edits.create(
    `${folder}/${name}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${group}/${name}',
  component: ${name},
  args: { children: '${words}' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${words}')).toBeVisible();
  },
};
`,
  );
  edits.create(
    `${folder}/${name}.guidance.tsx`,
    `import { ${name} } from './${name}.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['${words}.'],
  avoid: ['Everything else.'],
  do: { example: <${name}>Short</${name}>, text: 'Write short texts.' },
  dont: { example: <${name}>A text that is too long</${name}>, text: 'Write more than is needed.' },
  keyboard: keys.none,
};
`,
  );
  edits.create(
    `.changeset/${part}.md`,
    `---
'@zrak/ui': minor
---

Added \`${name}\`.
`,
  );
  edits.json<{ exports: Exports; publishConfig: { exports: Exports } }>('packages/ui/package.json', (manifest) => {
    const published = { types: `./dist/${name}.d.ts`, import: `./dist/${name}.js` };
    return {
      ...manifest,
      exports: withEntryPoint(manifest.exports, name, `./src/components/${name}/${name}.tsx`, components),
      publishConfig: {
        ...manifest.publishConfig,
        exports: withEntryPoint(manifest.publishConfig.exports, name, published, components),
      },
    };
  });
  edits.json<Record<string, number>>('packages/ui/budgets.json', (budgets) =>
    sorted({ ...budgets, [name]: firstBudget }),
  );
  edits.write();
  return {
    files: edits.files,
    next: [
      `describe ${name} and its props where their types do not say enough; every state is a story`,
      `say in ${name}.guidance.tsx when to use it, when not, and its keys`,
      `pnpm test:stories ${name} --update    takes its pictures`,
      'pnpm build && pnpm check:packages --update    writes its API report and its size in the README',
    ],
  };
}
