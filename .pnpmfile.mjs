/** Storybook reads prop tables from types with the compiler API, which TypeScript 7 does not have. */
const readTypes = ['react-docgen-typescript', '@joshwooding/vite-plugin-react-docgen-typescript'];

export const hooks = {
  readPackage(manifest) {
    if (!readTypes.includes(manifest.name)) return manifest;
    delete manifest.peerDependencies.typescript;
    manifest.dependencies.typescript = '6.0.3';
    return manifest;
  },

  /**
   * The workspace pins every version. Published packages accept newer compatible ones, so that an app that uses the
   * same library has one copy of it. The server is a program: it runs with the versions it was tested with.
   */
  beforePacking(manifest) {
    const isProgram = manifest.bin !== undefined;
    for (const dependencies of [manifest.dependencies, manifest.peerDependencies]) {
      for (const [name, version] of Object.entries(dependencies ?? {})) {
        // The worker of the map is a copy of MapLibre's and must fit the version that the page uses.
        const range = name === 'maplibre-gl' ? '~' : '^';
        if (/^\d/.test(version) && !isProgram) dependencies[name] = `${range}${version}`;
      }
    }
    for (const field of ['devDependencies', 'scripts', 'inlinedDependencies']) delete manifest[field];
    return manifest;
  },
};
