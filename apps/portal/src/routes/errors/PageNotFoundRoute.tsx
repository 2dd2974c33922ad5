import { ErrorScreen } from './ErrorScreen.tsx';

/** For all other unknown addresses. */
export function Component() {
  return <ErrorScreen kind="notFound" name="pageNotFound" />;
}
