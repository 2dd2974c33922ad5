/** Storybook reads prop tables from types with the compiler API, which TypeScript 7 does not have. */
const readTypes = ['react-docgen-typescript', '@joshwooding/vite-plugin-react-docgen-typescript'];

export const hooks = {
  readPackage(manifest) {
    if (!readTypes.includes(manifest.name)) return manifest;
    delete manifest.peerDependencies.typescript;
    manifest.dependencies.typescript = '6.0.3';
    return manifest;
  },
};
