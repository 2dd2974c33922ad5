import { ErrorScreen } from './ErrorScreen.tsx';

/** Target of the redirect after a forbidden response. */
export function Component() {
  return <ErrorScreen kind="denied" name="accessDenied" />;
}
