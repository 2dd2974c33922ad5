import type uiEn from '@zrak/ui/locales/en.json';
import type en from './en.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      /** A message that does not exist is a compile error. A pattern among so many ids would be too much for the compiler. */
      ids: keyof typeof en | keyof typeof uiEn;
    }
  }
}
