import type { LocalText } from '../language.ts';

/** Source and licence stated by an export of values that were not measured. */
export interface DataSource {
  source: LocalText;
  licence: LocalText;
}
