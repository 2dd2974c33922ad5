import { ErrorScreen } from './ErrorScreen.tsx';

/** For a user without a client, and for a client code that is unknown. */
export function Component() {
  return <ErrorScreen kind="client" name="clientNotFound" />;
}
