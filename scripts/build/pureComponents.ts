import { transformAsync } from '@babel/core';
import pureAnnotations from '@babel/plugin-transform-react-pure-annotations';

/**
 * Packages that declare components and contexts at the top level of one large module. A bundler keeps all of them,
 * because it cannot know that creating one has no side effects: for example, the canvas chart of nivo would bring its
 * SVG chart.
 */
export const wholeModules = /node_modules\/(@nivo|@react-spring|react-virtualized-auto-sizer)\/.*\.m?js$/;

/**
 * Returns the module with `memo(…)`, `forwardRef(…)` and similar calls marked as pure, so that bundlers drop unused
 * ones.
 */
export async function markPure(code: string): Promise<string> {
  const marked = await transformAsync(code, {
    plugins: [pureAnnotations],
    configFile: false,
    babelrc: false,
    compact: true,
  });
  return marked?.code ?? code;
}
