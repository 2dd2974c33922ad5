import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { LimitDefinition } from './definitions.ts';
import { standardLimits, standardParameters } from './standard.ts';

type Connection = Kysely<Tables>;

const settingKey = 'standard-parameters';
const version = createHash('sha256')
  .update(JSON.stringify([standardParameters, standardLimits]))
  .digest('hex');

/**
 * Brings the standard parameters and limit values of a database to those of this release. Rows of the operator stay:
 * each takes the place of the standard one. Does nothing if the values are current.
 */
export async function installStandard(db: Connection): Promise<void> {
  if ((await installedVersion(db)) === version) return;
  await db.transaction().execute(async (transaction) => {
    // Processes that start at the same time come one after the other.
    await sql`lock table parameter, reference_value in share row exclusive mode`.execute(transaction);
    if ((await installedVersion(transaction)) === version) return;
    await renewStandard(transaction);
    await transaction
      .insertInto('setting')
      .values({ key: settingKey, value: version })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: version }))
      .execute();
  });
}

/** Writes the rows of the standard again, without those that the operator has replaced. */
export async function renewStandard(transaction: Connection): Promise<void> {
  await writeParameters(transaction);
  await writeLimits(transaction);
}

async function installedVersion(db: Connection): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', settingKey).executeTakeFirst();
  return row?.value;
}

/** The detection limit is one of the operator's instruments, and stays. */
async function writeParameters(db: Connection): Promise<void> {
  const rows = standardParameters.map((parameter, sortOrder) => ({
    ...parameter,
    name: JSON.stringify(parameter.name),
    sortOrder,
    origin: 'standard' as const,
  }));
  await db
    .insertInto('parameter')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet((values) => ({
          category: values.ref('excluded.category'),
          name: values.ref('excluded.name'),
          unit: values.ref('excluded.unit'),
          decimals: values.ref('excluded.decimals'),
          quantity: values.ref('excluded.quantity'),
          aggregator: values.ref('excluded.aggregator'),
          sortOrder: values.ref('excluded.sortOrder'),
        }))
        .where('parameter.origin', '=', 'standard'),
    )
    .execute();
}

type Identity = Pick<LimitDefinition, 'parameterCode' | 'averaging' | 'noiseZone'> & { regime: string; kind: string };
const identityOf = ({ parameterCode, regime, kind, averaging, noiseZone }: Identity): string =>
  [parameterCode, regime, kind, averaging, noiseZone].join(' ');

async function writeLimits(db: Connection): Promise<void> {
  await db.deleteFrom('referenceValue').where('origin', '=', 'standard').execute();
  const own = await db
    .selectFrom('referenceValue')
    .select(['parameterCode', 'regime', 'kind', 'averaging', 'noiseZone'])
    .execute();
  const taken = new Set(own.map((row) => identityOf(row as Identity)));
  const rows = standardLimits
    .filter((limit) => !taken.has(identityOf(limit)))
    .map((limit) => ({ ...limit, label: JSON.stringify(limit.label), origin: 'standard' as const }));
  if (rows.length > 0) await db.insertInto('referenceValue').values(rows).execute();
}
