import type ui from '@zrak/ui/locales/en.json';
import type en from './en.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      /**
       * A missing message is a compile error. Literals only: with a template literal type, the compiler would compare
       * every message with every other and stop at its limit of 100,000.
       */
      ids: keyof typeof en | keyof typeof ui;
    }
  }
}
