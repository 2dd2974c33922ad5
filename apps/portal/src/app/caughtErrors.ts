type Report = (error: unknown) => unknown;

/** Errors that are kept until they can be reported. */
const mostKept = 10;
const kept: unknown[] = [];
let report: Report = (error) => kept.length < mostKept && kept.push(error);

/** Notes an error that replaces a screen, or the event of an error that no code of the portal catches. */
export function noteError(error: unknown): void {
  report(error);
}

export function noteUncaughtErrors(): void {
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(type, noteError);
}

/** Reports the errors noted so far, and those that follow. */
export function reportErrors(to: Report): void {
  report = to;
  for (const error of kept.splice(0)) to(error);
}
