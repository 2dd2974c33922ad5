import { join } from 'node:path';
import { type EndOf, loadTexts } from '../texts.ts';
import english from './locales/en.json' with { type: 'json' };

type DemoTextId = Extract<keyof typeof english, string>;
export type EndOfDemoText<Prefix extends string> = EndOf<DemoTextId, Prefix>;

/** Texts of the demo: names in the database, and the published reports. */
export const demoTexts = loadTexts(join(import.meta.dirname, 'locales'), english);
