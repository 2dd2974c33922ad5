/** Import rules of the repository, checked by `pnpm check:imports`. */

/** Forbids imports of the named packages and apps in `from`. */
const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

/** Layers of apps/api, from the bottom. A file imports its own layer and those below it, never one above, types included. */
const apiLayers = [
  ['time'],
  ['db'],
  ['backup'],
  ['parameters'],
  ['repositories'],
  ['measurements'],
  ['statistics'],
  ['presenters'],
  ['reports', 'alerts', 'export'],
  ['network', 'imports', 'ingestion'],
  ['handlers', 'commands'],
];

const folders = (layers) => `apps/api/src/(${layers.flat().join('|')})/`;

const layerRules = apiLayers
  .slice(0, -1)
  .map((layer, index) =>
    never(
      `api-${layer.join('-')}-imports-no-higher-layer`,
      folders([layer]),
      folders(apiLayers.slice(index + 1)),
      `layers of apps/api, from the bottom: ${apiLayers.map((names) => names.join(', ')).join(' < ')}`,
    ),
  );

export default {
  forbidden: [
    ...layerRules,
    {
      ...never(
        'api-handlers-are-the-top-layer',
        'apps/api/src/',
        'apps/api/src/handlers/',
        'only app.ts imports handlers',
      ),
      from: { path: 'apps/api/src/', pathNot: 'apps/api/src/(handlers/|app\\.ts$)' },
    },
    never(
      'quantities-import-nothing',
      `packages/quantities/src/`,
      '(packages/(ui|api-client|machines)|apps|node_modules)/',
      'quantities imports nothing, not even a library',
    ),
    never(
      'ui-imports-quantities-only',
      `packages/ui/`,
      '(packages/(api-client|machines)|apps)/',
      'ui imports nothing of the workspace but quantities',
    ),
    never(
      'api-client-imports-nothing',
      `packages/api-client/`,
      '(packages/(ui|machines|quantities)|apps)/',
      'api-client imports nothing of the workspace',
    ),
    {
      ...never(
        'machines-import-types-only',
        `packages/machines/`,
        '(packages/(ui|api-client|quantities)|apps)/',
        'machines import types of api-client only',
      ),
      to: { path: '(packages/(ui|api-client|quantities)|apps)/', dependencyTypesNot: ['type-only'] },
    },
    never(
      'machines-import-no-ui',
      `packages/machines/`,
      '(packages/ui|apps|/react)/',
      'machines import neither React nor ui',
    ),
    {
      ...never(
        'api-imports-quantities-and-types',
        `apps/api/`,
        'packages/(?!quantities/)',
        'api imports quantities, and types of the contract',
      ),
      to: { path: 'packages/(?!quantities/)', dependencyTypesNot: ['type-only'] },
    },
    never(
      'elements-import-client-and-theme-data',
      // The types for React hold no code.
      'packages/elements/(?!(src|api)/react\\.d\\.ts$)',
      '(packages/(machines|quantities/src/(?!verdict|indices))|packages/ui/src/(forms|shell|charts|map|i18n|brand)/|packages/ui/src/components/(?!WarningMark/shapes)|apps|node_modules/react(-dom)?/)',
      'elements import api-client, the verdict on a station and data of the theme; no component and no React: a station card weighs 60 kB at most',
    ),
    never(
      'portal-imports-no-api',
      `apps/portal/src/`,
      'apps/api/',
      'the portal depends on the contract, not on its server',
    ),
    {
      name: 'server-starts-the-api',
      severity: 'error',
      comment:
        'the published server adds a command line to serve.ts and commands/main.ts of apps/api, and nothing else',
      from: { path: 'apps/server/src/' },
      to: { path: '(packages|apps)/', pathNot: 'apps/(server/|api/src/(serve|commands/main)\\.ts$)' },
    },
    {
      name: 'only-app-imports-the-demo',
      severity: 'error',
      comment: 'of apps/api only app.ts imports the demo: any writer may provide measurements',
      from: { path: `apps/api/src/`, pathNot: 'apps/api/src/(demo/|app\\.ts$)' },
      to: { path: 'apps/api/src/demo/' },
    },
    {
      name: 'demo-has-one-entry-point',
      severity: 'error',
      comment: 'app.ts imports demo/plugin.ts and no other file of the demo',
      from: { path: 'apps/api/src/app\\.ts$' },
      to: { path: 'apps/api/src/demo/', pathNot: 'apps/api/src/demo/plugin\\.ts$' },
    },
    {
      name: 'routes-import-no-other-route',
      severity: 'error',
      comment: 'routes/X never imports routes/Y',
      from: { path: `apps/portal/src/routes/([^/]+)/` },
      to: { path: 'apps/portal/src/routes/([^/]+)/', pathNot: 'apps/portal/src/routes/$1/' },
    },
    {
      name: 'map-and-charts-are-loaded-on-demand',
      severity: 'error',
      comment: 'map and charts are imported through their own entry points only',
      from: { path: `packages/ui/src/(components|forms|shell|i18n|theme)/` },
      to: { path: '(packages/ui/src/(map|charts)/|node_modules/(@deck.gl|@luma.gl|maplibre-gl|react-map-gl|@nivo)/)' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-cycles',
      severity: 'error',
      comment: 'move a type that two files need to a third file',
      from: { path: '(packages|apps)/' },
      to: { circular: true, via: { dependencyTypes: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.stories\\.tsx$|\\.test\\.tsx?$|/dist/)' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
