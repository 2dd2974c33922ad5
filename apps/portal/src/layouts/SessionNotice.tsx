import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { LinkButton } from '@zrak/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../app/paths.ts';
import type { PortalRouter } from '../app/router.tsx';
import { withReturnTo } from '../session/returnTo.ts';
import * as styles from './SessionNotice.css.ts';
import { useSessionNotice } from './useSessionNotice.ts';

/** Stays until it is dismissed: nobody must miss the end of the session because a message vanished. */
export function SessionNotice({ router }: { router: PortalRouter }) {
  const intl = useIntl();
  const notice = useSessionNotice(router);
  return (
    // The region exists before its text, so that the text is announced, also while a dialog hides the rest of the page.
    <div aria-live="polite" className={styles.region} data-react-aria-top-layer="true">
      {notice && (
        <div className={styles.notice}>
          <Banner
            tone={notice.kind === 'ends' ? 'warning' : 'info'}
            title={
              notice.kind === 'ends'
                ? intl.formatMessage(
                    { id: 'layouts.SessionNotice.ends' },
                    { time: intl.formatTime(notice.expiresAt, { timeStyle: 'medium' }) },
                  )
                : intl.formatMessage({ id: 'layouts.SessionNotice.ended' })
            }
            action={
              <>
                {notice.kind === 'ended' && (
                  <LinkButton href={withReturnTo(paths.logIn, notice.origin)} size="small">
                    <FormattedMessage id="layouts.Shell.logIn" />
                  </LinkButton>
                )}
                <Button size="small" onPress={notice.dismiss}>
                  <FormattedMessage id="layouts.SessionNotice.dismiss" />
                </Button>
              </>
            }
          >
            {notice.kind === 'ends' && <FormattedMessage id="layouts.SessionNotice.kept" />}
          </Banner>
        </div>
      )}
    </div>
  );
}
