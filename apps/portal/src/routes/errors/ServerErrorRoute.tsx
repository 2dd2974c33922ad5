import { ErrorScreen } from './ErrorScreen.tsx';

export function Component() {
  return <ErrorScreen kind="server" name="serverError" />;
}
