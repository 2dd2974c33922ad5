import type en from './en.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      /** A message that does not exist is a compile error; those of `@zrak/ui` are checked in its own room. */
      ids: keyof typeof en | `ui.${string}`;
    }
  }
}
