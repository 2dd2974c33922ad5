import type { Guidance } from '../../packages/ui/src/guidance/guidance.ts';
import readme from '../../packages/ui/README.md?raw';

const modules = import.meta.glob<Guidance>('../../packages/ui/src/**/*.guidance.{ts,tsx}', {
  eager: true,
  import: 'guidance',
});

/** Guidance by the name of the component. */
export const allGuidance = new Map(
  Object.entries(modules).map(([path, guidance]) => [/([^/]+)\.guidance\./.exec(path)?.[1] ?? '', guidance]),
);

/** Guidance of a component; undefined for stories that show none, for example a test of several. */
export const guidanceOf = (component: string): Guidance | undefined => allGuidance.get(component);

/** Measured sizes of the entry points in kB (gzip), from the table in the README that `check:packages` keeps. */
const sizes = new Map(
  [...readme.matchAll(/^\| (\d+) \| (`.*`) \|$/gm)].flatMap(([, size, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => [name, Number(size)] as const),
  ),
);

/** Undefined for an entry point that has not been measured since it was added. */
export const sizeOf = (entryPoint: string): number | undefined => sizes.get(entryPoint);
