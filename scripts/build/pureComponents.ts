import { transformAsync } from '@babel/core';
import pureAnnotations from '@babel/plugin-transform-react-pure-annotations';

/**
 * Packages whose components and contexts stand at the top of one large module. A bundler keeps all of them, used or not,
 * because it cannot know that making one does nothing else: nivo's graph in SVG with that of ours on a canvas, say.
 */
export const wholeModules = /node_modules\/(@nivo|@react-spring|react-virtualized-auto-sizer)\/.*\.m?js$/;

/** The same module, in which `memo(…)`, `forwardRef(…)` and their kin are marked as pure, so that what nobody asks for goes. */
export async function markPure(code: string): Promise<string> {
  const marked = await transformAsync(code, {
    plugins: [pureAnnotations],
    configFile: false,
    babelrc: false,
    compact: true,
  });
  return marked?.code ?? code;
}
