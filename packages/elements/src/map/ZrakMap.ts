import { ZrakElement } from '../ZrakElement.ts';
import { MapElement } from './MapElement.tsx';

/** `<zrak-map client="…">`: the map of the stations of a public client, and their list. */
export class ZrakMap extends ZrakElement {
  protected override readonly component = MapElement;
}
