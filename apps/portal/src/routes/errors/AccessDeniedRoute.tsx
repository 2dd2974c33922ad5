import { ErrorScreen } from './ErrorScreen.tsx';

/** Where a forbidden answer sends the browser. */
export function Component() {
  return <ErrorScreen kind="denied" name="accessDenied" />;
}
