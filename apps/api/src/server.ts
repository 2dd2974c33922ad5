import { enableCompileCache } from 'node:module';

// Before all other imports: otherwise every start strips the types and compiles the sources again.
enableCompileCache();
const { serve } = await import('./serve.ts');
await serve(process.env, { portOption: 'PORT' });
