import type { LocalText } from '../language.ts';

/** Source and licence that an export states when its values were not measured. */
export interface DataSource {
  source: LocalText;
  licence: LocalText;
}
