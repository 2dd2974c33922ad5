import * as z from 'zod/mini';

/** Only http(s) and paths of the own origin: a configuration must not become a way to run script. */
const address = z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/i));

const configSchema = z.object({
  /** Where the API answers. */
  ApplicationUrl: address,
  Map: z.object({
    /** Of the public kind (`pk.…`); honoured when given. */
    mapBoxApiToken: z.optional(z.string().check(z.regex(/^(pk\.[\w.-]+)?$/))),
    zoom: z.number(),
    minZoom: z.number(),
    maxZoom: z.number(),
    /** Addresses of MapLibre styles; without them the bundled schematic map is shown at once. */
    style: z.optional(z.object({ light: address, dark: z.optional(address) })),
  }),
  DefaultLanguage: z.optional(z.enum(['en', 'sl', 'de'])),
});

export type Config = z.infer<typeof configSchema>;

/** Milliseconds after which a configuration that does not come counts as failed. */
const patience = 15_000;

/**
 * Reads /config/config.json of the portal's own origin.
 *
 * @throws when it does not come, is no JSON, or breaks a rule
 */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  // Editors on Windows like to begin a file with a byte order mark.
  const text = (await response.text()).replace(/^\uFEFF/, '');
  return z.parse(configSchema, JSON.parse(text));
}
