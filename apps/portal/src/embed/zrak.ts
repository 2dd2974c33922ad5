// `/embed/zrak.js`: the elements for any web page, with this portal as the source of their data.
import { defineElements } from '@zrak/elements';

defineElements({ portal: new URL('..', import.meta.url).href });
