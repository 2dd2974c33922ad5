import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="An empty map" />
    <title>An empty map</title>
    <link rel="stylesheet" href="/bare/maplibre-gl.css" />
    <style>
      html,
      body,
      #map {
        height: 100%;
        margin: 0;
      }
    </style>
  </head>
  <body>
    <h1>An empty map</h1>
    <div id="map"></div>
    <script type="module">
      import { Map } from '/bare/maplibre-gl.mjs';
      const layers = [{ id: 'background', type: 'background', paint: { 'background-color': '#dde3ea' } }];
      const style = { version: 8, sources: {}, layers };
      const map = new Map({ container: 'map', style, center: [15, 46], zoom: 7 });
      map.once('load', () => (document.body.dataset.state = 'drawn'));
    </script>
  </body>
</html>
`;

/**
 * Writes a page with an empty map of MapLibre and nothing else: no page with a map can block less. Its name does not end
 * with html, because `serve` would redirect it.
 * @param folder of a static host
 */
export function addBareMap(folder: string): void {
  const library = join(root, 'packages/ui/node_modules/maplibre-gl/dist');
  const bare = join(folder, 'bare');
  mkdirSync(bare);
  for (const file of readdirSync(library).filter((name) => /^maplibre-gl(-shared|-worker)?\.(mjs|css)$/.test(name)))
    copyFileSync(join(library, file), join(bare, file));
  writeFileSync(join(bare, 'map.htm'), page);
}
