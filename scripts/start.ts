import { buildPortal } from './buildPortal.ts';

try {
  await buildPortal(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../apps/api/src/server.ts');
