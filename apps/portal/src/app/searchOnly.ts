import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** For screens whose search params say what is shown of that which is loaded already. */
export const unlessSearchOnly = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
