import { ErrorScreen } from './ErrorScreen.tsx';

/** Where addresses inside a group of routes end that lead to none of them. */
export function Component() {
  return <ErrorScreen kind="notFound" name="notFound" />;
}
