import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paperOnly, screenOnly } from '../../../shared/screenOnly.css.ts';

/** A placeholder of content that has not loaded. A print does not wait for it, so paper has a sentence instead. */
export function NotOnPaper({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={screenOnly}>{children}</div>
      <p className={paperOnly}>
        <FormattedMessage id="routes.locations.NotOnPaper.text" />
      </p>
    </>
  );
}
