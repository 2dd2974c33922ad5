import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { ClientLogoTable } from '../db/schema.ts';

const ground = (color: string): string => `<rect width="64" height="64" rx="14" fill="${color}"/>`;
const line = (path: string, width = 5): string =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A leaf; three hills and a river; two waves and a sail. */
const drawings: Record<string, string> = {
  cli_okolje:
    ground('#0f6f5c') +
    '<path d="M16 47C11 25 25 14 50 13c1 25-9 39-31 36" fill="#fff"/>' +
    '<path d="M15 52C20 40 27 33 38 26" fill="none" stroke="#0f6f5c" stroke-width="4" stroke-linecap="round"/>',
  cli_zasavje: ground('#9a4a1c') + line('M8 40 21 20 32 36 42 24 56 40') + line('M10 50c8-5 14 5 22 0s14-5 22 0', 4),
  cli_obala:
    ground('#0b5c91') +
    '<path d="M34 9v28H15Z" fill="#fff"/><path d="M39 17 51 37H39Z" fill="#fff" opacity=".75"/>' +
    line('M10 46c7-5 14 5 22 0s15 5 22 0', 4) +
    line('M16 55c5-4 11 4 16 0s11 4 16 0', 4),
};

const demoLogos: Insertable<ClientLogoTable>[] = Object.entries(drawings).map(([clientId, drawing]) => ({
  clientId,
  mediaType: 'image/svg+xml',
  content: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing}</svg>`),
}));

/** Colours that the clients of the demo have in place of the portal's own. */
const accentColors = { cli_zasavje: '#9a4a1c', cli_obala: '#0b5c91' };

/** Gives the clients of the demo logo and colour, also those of an older installation; keeps what an operator has set. */
export async function brandDemo(db: Db): Promise<void> {
  await db
    .insertInto('clientLogo')
    .values(demoLogos)
    .onConflict((conflict) => conflict.column('clientId').doNothing())
    .execute();
  for (const [id, accentColor] of Object.entries(accentColors)) {
    await db.updateTable('client').set({ accentColor }).where('id', '=', id).where('accentColor', 'is', null).execute();
  }
}
