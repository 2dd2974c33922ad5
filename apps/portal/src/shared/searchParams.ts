import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** For screens whose search params say what is shown of that which is loaded already. */
export const unlessSearchOnly = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

/** A text as one of the values it may have; undefined when it is none of them. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);
