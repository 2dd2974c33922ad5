import { ZrakElement } from '../ZrakElement.ts';
import { StationElement } from './StationElement.tsx';

/** `<zrak-station client="…" station="…">`: the newest values of one station of a public client. */
export class ZrakStation extends ZrakElement {
  protected override readonly component = StationElement;
}
