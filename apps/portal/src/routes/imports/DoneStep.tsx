import type { ImportOutcome, Network } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Inline } from '@zrak/ui/Inline';
import { Link } from '@zrak/ui/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';
import { Findings } from './Findings.tsx';
import { PlannedSeries } from './PlannedSeries.tsx';
import * as styles from './imports.css.ts';

/** The button that had the focus is gone. */
const focused = (heading: HTMLHeadingElement | null) => heading?.focus();

interface DoneStepProps {
  network: Network;
  outcome: ImportOutcome;
  onAgain: () => void;
}

/** Result of an import, and the way to the graphs of its values. */
export function DoneStep({ network, outcome, onAgain }: DoneStepProps) {
  const intl = useIntl();
  const { series, summary } = outcome;
  const stations = [...new Map(series.map((one) => [one.locationId, one])).values()];
  const codeOf = (clientId: string) => network.clients.find(({ id }) => id === clientId)?.code;
  return (
    <>
      <Banner tone="success" announce="status" title={intl.formatMessage({ id: 'routes.imports.DoneStep.imported' })}>
        {summary}
      </Banner>
      <section aria-labelledby="stations-of-import" className={styles.section}>
        <h2 ref={focused} tabIndex={-1} id="stations-of-import" className={styles.heading}>
          {intl.formatMessage({ id: 'routes.imports.DoneStep.open' })}
        </h2>
        <ul className={styles.list}>
          {stations.map(({ clientId, locationId, locationName }) => {
            const code = codeOf(clientId);
            return (
              <li key={locationId}>
                {code === undefined ? (
                  locationName
                ) : (
                  <Link href={paths.location(code, locationId)}>{locationName}</Link>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <PlannedSeries network={network} series={series} />
      <Findings outcome={outcome} />
      <Inline>
        <Button onPress={onAgain}>
          <FormattedMessage id="routes.imports.DoneStep.again" />
        </Button>
      </Inline>
    </>
  );
}
