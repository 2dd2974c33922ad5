/** Milliseconds after which a user who has started to leave the page counts as still being there. */
const leavingMs = 10_000;

let hasStayed: Promise<void> | undefined;

/** Called when the user starts to leave. An address that turns out to be a download does not replace the page. */
export function noteLeaving(): void {
  hasStayed = new Promise((done) => setTimeout(done, leavingMs));
}

/**
 * Firefox and WebKit cancel the requests of a page as soon as the user leaves it, and the page stays visible until the
 * next one arrives. These failures must neither be shown nor reload the page, which would cancel the navigation.
 */
export async function unlessLeaving<Result>(attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt;
  } catch (error) {
    await hasStayed;
    throw error;
  }
}
