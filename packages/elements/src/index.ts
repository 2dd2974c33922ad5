import { addressOf } from './data/portal.ts';
import type { StationData } from './data/station.ts';
import type { StationsData } from './data/stations.ts';
import { type Language, languageOf } from './i18n/languages.ts';
import { ZrakMap } from './map/ZrakMap.ts';
import { ZrakStation } from './station/ZrakStation.ts';
import { setDefaultPortal } from './ZrakElement.ts';

export { languageOf, ZrakMap, ZrakStation };
export type { Language, StationData, StationsData };

export interface ElementsOptions {
  /** Address of the portal for elements without the attribute `portal`. */
  portal?: string | undefined;
}

/**
 * Defines `<zrak-station>` and `<zrak-map>`. Without effect on a server, and where they are defined already. A further
 * call without `portal` keeps the one of an earlier call.
 */
export function defineElements({ portal }: ElementsOptions = {}): void {
  if (portal !== undefined) setDefaultPortal(addressOf(portal));
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  if (!registry) return;
  if (!registry.get('zrak-station')) registry.define('zrak-station', ZrakStation);
  if (!registry.get('zrak-map')) registry.define('zrak-map', ZrakMap);
}

declare global {
  interface HTMLElementEventMap {
    'zrak-data': CustomEvent<StationData | StationsData>;
  }
  interface HTMLElementTagNameMap {
    'zrak-station': ZrakStation;
    'zrak-map': ZrakMap;
  }
}
