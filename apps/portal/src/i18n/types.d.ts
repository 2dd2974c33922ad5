import type ui from '@zrak/ui/locales/en.json';
import type en from './en.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      /**
       * A message that does not exist is a compile error. Literals only: a pattern among them would have the compiler
       * compare every message with every other, of which it refuses to do a hundred thousand.
       */
      ids: keyof typeof en | keyof typeof ui;
    }
  }
}
