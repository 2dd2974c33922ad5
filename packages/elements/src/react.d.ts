import type { StationData, StationsData, ZrakMap, ZrakStation } from '@zrak/elements';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** Attributes of both elements. */
interface ZrakAttributes {
  /** Code of a public client. */
  client: string;
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Level of the name in the outline of the page, 1 to 6. Default: 3. */
  'heading-level'?: number | `${number}` | undefined;
  /** Address of the portal. Default: that of `defineElements`. */
  portal?: string | undefined;
  /** Address of the API, in place of the one that the portal names. */
  server?: string | undefined;
}

type Props<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & ZrakAttributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'zrak-station': Props<ZrakStation> & {
        /** Id of the station. */
        station: string;
        'onzrak-data'?: ((event: CustomEvent<StationData>) => void) | undefined;
      };
      'zrak-map': Props<ZrakMap> & {
        /** A map without its list. Only where the page has the same data as text. */
        list?: 'none' | undefined;
        'onzrak-data'?: ((event: CustomEvent<StationsData>) => void) | undefined;
      };
    }
  }
}
