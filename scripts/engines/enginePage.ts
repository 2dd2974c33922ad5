/** A browser, by any protocol. */
export interface EnginePage {
  /** Name and version of the browser. */
  version: string;
  /** Loads an address. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. It must not refer to anything outside it; arguments and result are JSON. */
  run: <Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Runs a script, for example a library, in the page. */
  load: (script: string) => Promise<void>;
  /** Presses the mouse button at a point of the window. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: 'ArrowDown' | 'Enter' | 'Escape') => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface Start {
  /** Path of the browser, or of its driver. */
  path: string;
  /** Empty folder for the profile and other files of the browser. */
  folder: string;
  /** Empty folder for its downloads. */
  downloads: string;
}

export const windowSize = { width: 1280, height: 860 };

/** Source of a call of a function in the page. */
export const callOf = (act: (...args: never[]) => unknown, args: unknown[]) =>
  `(${act.toString()})(...${JSON.stringify(args)})`;
