import type { LocalText } from '../language.ts';

/** What an export says of where its values come from and on which terms, in place of what it says of measurements. */
export interface DataSource {
  source: LocalText;
  licence: LocalText;
}
