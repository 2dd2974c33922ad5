import { FormattedMessage } from 'react-intl';
import { ErrorScreen } from './ErrorScreen.tsx';

/** For addresses inside a group of routes that match none of them. */
export function Component() {
  return <ErrorScreen kind="notFound" name="notFound" hint={<FormattedMessage id="routes.errors.notFound.hint" />} />;
}
