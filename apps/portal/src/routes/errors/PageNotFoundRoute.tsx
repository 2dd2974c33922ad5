import { ErrorScreen } from './ErrorScreen.tsx';

/** For every other address that is none of ours. */
export function Component() {
  return <ErrorScreen kind="notFound" name="pageNotFound" />;
}
