import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './PeriodReport.css.ts';

/** Source of a report; on paper with space for a signature. */
export function Signature() {
  const intl = useIntl();
  const [madeAt] = useState(Date.now);
  return (
    <div className={styles.closing}>
      <p className={styles.note}>
        <FormattedMessage
          id="routes.reports.Signature.source"
          values={{ date: intl.formatDate(madeAt, { dateStyle: 'long' }) }}
        />
      </p>
      <div className={styles.signature}>
        <p className={styles.signatureLine}>
          <FormattedMessage id="routes.reports.Signature.placeAndDate" />
        </p>
        <p className={styles.signatureLine}>
          <FormattedMessage id="routes.reports.Signature.name" />
        </p>
      </div>
    </div>
  );
}
