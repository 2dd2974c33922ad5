import { z } from 'zod';

/** Grows when files that this version writes cannot be read by earlier ones. */
export const formatVersion = 1;

export const manifestName = 'backup.json';
export const rowsName = (table: string): string => `tables/${table}.copy`;

const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

/** The entry `backup.json` of a backup. */
export const manifestSchema = z.object({
  format: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  /** Version of Zrak that wrote the file. */
  zrak: z.string(),
  database: z.enum(['embedded', 'postgresql']),
  /** The schema: names of the migrations that the database had. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which no row refers to one of a later table. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: z.int().min(0), digest: z.string() })),
  /** Next value of each sequence. */
  sequences: z.record(name, z.string().regex(/^\d+$/)),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** `0025` of `0025_row_security_by_row.sql` */
export const schemaOf = (migrations: readonly string[]): string => migrations.at(-1)?.split('_')[0] ?? '0000';

export const totalRows = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);
