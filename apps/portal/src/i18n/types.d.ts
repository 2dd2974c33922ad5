import type en from './en.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      /** A message that does not exist is a compile error. */
      ids: keyof typeof en;
    }
  }
}
