import type { Client, LocationSummary } from '@zrak/api-client';
import { IconButton } from '@zrak/ui/IconButton';
import { Link } from '@zrak/ui/Link';
import { PassFocusOn } from '@zrak/ui/PassFocusOn';
import { VisuallyHidden } from '@zrak/ui/VisuallyHidden';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';
import { useUser } from '../../app/servicesHooks.ts';
import { useCapability } from '../../shared/capabilities.ts';
import * as styles from './FirstSteps.css.ts';
import { closeGuide, doneSteps, type FirstStep, steps } from './progress.ts';

interface FirstStepsProps {
  client: Client;
  locations: readonly LocationSummary[];
}

/**
 * Three things to try, for a user who has signed in for the first time in this browser. Shown on the map, where the user
 * arrives, until all are done or it is closed.
 */
export function FirstSteps({ client, locations }: FirstStepsProps) {
  const intl = useIntl();
  const user = useUser();
  const hasAlerts = useCapability('alerts');
  const [isClosed, setClosed] = useState(false);
  const first = locations[0];
  if (!user || !first || isClosed) return null;
  const offered = steps.filter((step) => step !== 'alerts' || hasAlerts);
  const done = doneSteps(offered);
  if (!done) return null;
  const hrefs: Record<FirstStep, string> = {
    station: paths.location(client.code, first.id),
    compare: paths.compare(client.code),
    alerts: paths.alerts(client.code),
  };
  const title = intl.formatMessage({ id: 'layouts.FirstSteps.title' });
  return (
    <PassFocusOn to="heading">
      <section aria-label={title} className={styles.strip}>
        <p className={styles.title}>{title}</p>
        <ol className={styles.list}>
          {offered.map((step, index) => (
            <li key={step} className={styles.step} data-done={done.includes(step) || undefined}>
              <span className={styles.number} aria-hidden="true">
                {done.includes(step) ? <Check size={14} /> : index + 1}
              </span>
              <Link href={hrefs[step]} tone="quiet">
                <FormattedMessage id={`layouts.FirstSteps.${step}`} />
              </Link>
              {done.includes(step) && (
                <VisuallyHidden>
                  <FormattedMessage id="layouts.FirstSteps.done" />
                </VisuallyHidden>
              )}
            </li>
          ))}
        </ol>
        <IconButton
          size="small"
          label={intl.formatMessage({ id: 'layouts.FirstSteps.close' })}
          icon={<X size={16} />}
          onPress={() => {
            closeGuide();
            setClosed(true);
          }}
        />
      </section>
    </PassFocusOn>
  );
}
