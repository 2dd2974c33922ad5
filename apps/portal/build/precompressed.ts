import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** The highest quality takes twice as long for a hundredth less. */
const quality = 10;
/** Bytes below which headers weigh more than what is saved. */
const smallest = 1024;

/** Writes `x.js.br` beside every script and style sheet: a server cannot spend as much time on each request. */
export const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(?:js|css)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const path = join(dir!, file);
        const content = await readFile(path);
        if (content.length < smallest) return;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await writeFile(`${path}.br`, await compress(content, { params }));
      }),
    );
  },
};
