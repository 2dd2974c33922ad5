/** Replaces a part of the page that can be missing and that could not be loaded. */
export const withNothing = () => ({ default: () => null }) as never;
