/** Files that the server reads at run time. */
const needed = [
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'bin/zrak-server.js',
  'dist/build.json',
  'dist/openapi/portal.yaml',
  'dist/apps/server/src/main.js',
  'dist/apps/api/package.json',
  'dist/apps/api/src/serve.js',
  'dist/apps/api/src/db/pglite.worker.js',
  'dist/apps/api/src/db/migrations/0001_portal.sql',
  'dist/apps/api/src/demo/generator/generator.worker.js',
  'dist/apps/api/src/demo/locales/en.json',
  'dist/apps/api/locales/en.json',
  'dist/apps/api/content/en/explanation.md',
  'dist/apps/portal/dist/index.html',
  'dist/apps/portal/dist/config/config.json',
  'dist/apps/portal/dist/config/manifest.json',
  'dist/apps/portal/dist/embed/index.html',
  'dist/apps/portal/dist/embed/zrak.js',
  'dist/apps/portal/dist/licences.txt',
];

/** Sources, tests, maps and files of the build, which nobody needs who starts the server. */
const unneeded = /\.(ts|tsx|map|tgz)$|\.test\.|\.stories\.|\/node_modules\/|\/\.(vite|built)/;

/** Files that the tarball of @zrak/server lacks, or contains without need. */
export function serverFileFaults(files: readonly string[]): string[] {
  return [
    ...needed.filter((file) => !files.includes(file)).map((file) => `missing: ${file}`),
    ...files.filter((file) => unneeded.test(file)).map((file) => `not needed: ${file}`),
  ];
}
