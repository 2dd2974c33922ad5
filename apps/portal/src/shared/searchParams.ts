import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** `shouldRevalidate` of screens whose search params only select from data that is already loaded. */
export const unlessSearchOnly = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

/** A text as one of its allowed values; undefined if it is not one of them. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);
