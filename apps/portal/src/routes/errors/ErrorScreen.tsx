import { type ErrorKind, ErrorPage } from '@zrak/ui/ErrorPage';
import { LinkButton } from '@zrak/ui/LinkButton';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';
import { ErrorFrame } from '../../layouts/ErrorFrame.tsx';

export interface ErrorScreenProps {
  kind: ErrorKind;
  /** Prefix of its messages, `routes.errors.{name}.heading` and `.line`. */
  name: 'accessDenied' | 'clientNotFound' | 'notFound' | 'pageNotFound' | 'serverError';
  /** Advice for the reader, where the wording of the specification gives none. */
  hint?: ReactNode;
  /** Shown after the button that leads home. */
  action?: ReactNode;
}

export function ErrorScreen({ kind, name, hint, action }: ErrorScreenProps) {
  const intl = useIntl();
  const heading = intl.formatMessage({ id: `routes.errors.${name}.heading` });
  return (
    <ErrorFrame>
      <title>{`${heading} – Zrak`}</title>
      <ErrorPage
        kind={kind}
        heading={heading}
        lines={[intl.formatMessage({ id: `routes.errors.${name}.line` }), ...(hint ? [hint] : [])]}
        action={
          <>
            <LinkButton href={paths.home} tone="primary">
              <FormattedMessage id="routes.errors.backHome" />
            </LinkButton>
            {action}
          </>
        }
      />
    </ErrorFrame>
  );
}
