import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A separate schema in an existing PostgreSQL, so that tests leave nothing behind. */
export async function temporarySchema(databaseUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `zrak_test_${randomBytes(4).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create schema ${name}`);
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${name}`);
  // A restore counts the other sessions of its installation, and tests run at the same time in one database.
  url.searchParams.set('application_name', name);
  return { url: url.href, drop: () => run(`drop schema ${name} cascade`) };
}
