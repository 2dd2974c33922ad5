import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '../app/servicesHooks.ts';
import { saveDrafts } from '../session/draftsAcrossReload.ts';
import * as styles from './SessionNotice.css.ts';
import { useNewVersion } from './useNewVersion.ts';

/** Offers to load a new version of the portal. Unsaved input is kept. */
export function VersionNotice() {
  const intl = useIntl();
  const services = useServices();
  const version = useNewVersion();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const isShown = version !== null && version !== dismissed && 'layouts.VersionNotice.title' in intl.messages;
  return (
    <div aria-live="polite" className={styles.region} data-react-aria-top-layer="true">
      {isShown && (
        <div className={styles.notice}>
          <Banner
            tone="info"
            title={intl.formatMessage({ id: 'layouts.VersionNotice.title' })}
            action={
              <>
                <Button
                  size="small"
                  tone="primary"
                  onPress={() => {
                    saveDrafts(services);
                    location.reload();
                  }}
                >
                  <FormattedMessage id="layouts.VersionNotice.reload" />
                </Button>
                <Button size="small" onPress={() => setDismissed(version)}>
                  <FormattedMessage id="layouts.VersionNotice.later" />
                </Button>
              </>
            }
          >
            <FormattedMessage id="layouts.VersionNotice.kept" />
          </Banner>
        </div>
      )}
    </div>
  );
}
