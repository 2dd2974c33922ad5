import { FormattedMessage } from 'react-intl';
import { ErrorScreen } from './ErrorScreen.tsx';

/** For a user without a client, and for an unknown client code. */
export function Component() {
  return (
    <ErrorScreen
      kind="client"
      name="clientNotFound"
      hint={<FormattedMessage id="routes.errors.clientNotFound.hint" />}
    />
  );
}
