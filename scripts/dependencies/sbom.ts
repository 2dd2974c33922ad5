import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { shippedBills } from './bill.ts';

// Writes a software bill of materials (CycloneDX 1.6) for the portal and each published package into dist/sbom.
const folder = join(root, 'dist/sbom');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, bill] of await shippedBills()) {
  writeFileSync(join(folder, `${name}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`dist/sbom/${name}.cdx.json  ${bill.components.length} components`);
}
