import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { about } from './build/about.ts';
import {
  builtWith,
  catalogue,
  compiledWhole,
  messages,
  unlistedLanguages,
  usedCalendar,
  usedColours,
  usedComponents,
  usedLocales,
  usedRouter,
} from './build/bundling.ts';
import { earlyStart } from './build/earlyStart.ts';
import { embedPages } from './build/embedPages.ts';
import { precompressed } from './build/precompressed.ts';

/**
 * Chunks follow folders. Each group takes the modules of its folders with all their imports that no earlier group has
 * taken, so a moved or new file needs no change here.
 */
const chunks = [
  // All static imports of the document's script: framework, router, session, messages.
  { name: 'start', tags: ['$initial' as const] },
  // Used inside and outside of forms.
  {
    name: 'fields',
    test: /ui\/src\/components\/(?:Field\/|TextField\/|Link\/|Logo\/|Banner\/|IconButton\/IconButton\.css)|portal\/src\/session\/|shared\/useFormCall|lucide-react\/dist\/esm\/(?!icons)/,
  },
  { name: 'signIn', test: /portal\/src\/routes\/login\// },
  // Loaded beside the first call.
  { name: 'answers', test: /api-client\/src\// },
  // The page frame and modules shared by several screens; maps come only with a screen that has one.
  // Overlays, search, files and exports come later, as do parts of dialogs, administration, graphs and photos.
  {
    name: 'frame',
    test: /portal\/src\/(?:layouts\/(?!AppOverlays|exports|firstSteps\/FirstSteps|search\/(?:SearchPalette|searchEntries))|shared\/(?!map|forms|reports|network|download|DeleteDialog|snippet|callWorker|limits|zoneText|query\/clientSeries|pictures\/use(?:Photo|Object))|app\/)|ui\/src\/components\/(?:Card|EmptyState|Inline)\//,
  },
  // Of the screens of stations.
  {
    name: 'stations',
    test: /routes\/locations\/(?:data\/LargeDataScreen|graph\/(?:MaintenanceBanner|Trend)|export\/ExportButton|share\/ShareButton|stationMap\/(?:loadColumns|mapColouring|useThisHour))|ui\/src\/(?:components\/(?:SegmentedControl|StatTile)|station)\//,
  },
  // Of the map and of a station's graph: the graph loads nothing else of the map.
  {
    name: 'mapAndGraph',
    test: /ui\/src\/components\/(?:Select\/(?!Visible)|DescriptionList\/)|ui\/src\/(?:charts\/(?:engine\/m4|Sparkline\/)|map\/(?:level|useLevel|StationMap\/useWebgl))|routes\/locations\/stationMap\/|shared\/map\/basemap|@vanilla-extract\/dynamic|icons\/chevron-left/,
  },
  // All that a screen needs before its data.
  { name: 'map', test: /routes\/locations\/map\/MapRoute/ },
  { name: 'station', test: /routes\/locations\/station\/StationRoute/ },
  // Follows the values of a station; the comparison shares most of it.
  { name: 'graph', test: /routes\/locations\/station\/StationRest/ },
  // Of maps and charts.
  { name: 'themeTokens', test: /ui\/src\/theme\/useThemeTokens/ },
  // Shared by charts that are loaded alone.
  { name: 'chartParts', test: /ui\/src\/charts\//, minShareCount: 2 },
  // The map component, and what draws its marks.
  { name: 'stationMap', test: /packages\/ui\/src\/map\/StationMap\/StationMap\.tsx/ },
  { name: 'stationOverlay', test: /packages\/ui\/src\/map\/marks\/stationOverlay|node_modules\/@(deck|luma)\.gl\// },
  // Account and error pages: small and rarely opened.
  { name: 'aside', test: /portal\/src\/routes\/(?:auth|errors)\// },
];

const api = `http://localhost:${process.env['PORT'] ?? 4300}`;

export default defineConfig(({ command }) => ({
  plugins: [
    messages(command === 'build'),
    about(import.meta.dirname),
    // The custom elements are rendered by another library.
    react({ exclude: /packages\/elements\// }),
    embedPages,
    earlyStart,
    vanillaExtractPlugin(),
    usedComponents,
    usedCalendar,
    usedColours,
    usedLocales,
    usedRouter,
    unlistedLanguages,
    compiledWhole,
    precompressed,
  ],
  resolve: {
    alias: command === 'build' ? builtWith : [],
  },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    manifest: true,
    chunkSizeWarningLimit: 1200,
    modulePreload: {
      polyfill: false,
      // Modules that every screen needs are loaded by then, and a file without others needs no list.
      resolveDependencies(_, files, { hostType }) {
        if (hostType === 'html') return files;
        const needed = files.filter((file) => !/\/(rolldown-runtime|index)-/.test(file));
        return needed.length > 1 ? needed : [];
      },
    },
    rolldownOptions: {
      output: {
        // The first file lists all files by name, and each character of a hash is one more to load.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            ...chunks,
            // Each part of a language is one file, with the texts of the portal and of the components.
            {
              test: catalogue,
              name: (id) => {
                const [, language, part] = catalogue.exec(id)!;
                return part === 'start' ? language! : `${language}${part === 'rest' ? 'Rest' : 'Admin'}`;
              },
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/connect': api, '/register': api } },
}));
