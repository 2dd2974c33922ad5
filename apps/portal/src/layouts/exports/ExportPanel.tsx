import { Button } from '@zrak/ui/Button';
import { IconButton } from '@zrak/ui/IconButton';
import { ProgressBar } from '@zrak/ui/ProgressBar';
import { showSuccessToast, showToast } from '@zrak/ui/Toast';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUser } from '../../app/servicesHooks.ts';
import { useErrorText } from '../../shared/useErrorText.ts';
import type { ExportJob, ExportJobs } from './exportJobs.ts';
import { formatNames } from './formatNames.ts';
import * as styles from './ExportPanel.css.ts';
import { useFileSize } from './useFileSize.ts';
import { RetryButton } from '../../shared/failures/RetryButton.tsx';

interface ExportPanelProps {
  exports: ExportJobs;
  jobs: readonly ExportJob[];
}

/** Exports that are running or have failed; a toast reports the saved ones. */
export default function ExportPanel({ exports, jobs }: ExportPanelProps) {
  const intl = useIntl();
  useEffect(() => {
    for (const { id, state, fileName, format, query } of jobs) {
      if (state !== 'saved') continue;
      const asked = formatNames[query.format ?? 'xlsx'];
      const sent = format ? formatNames[format] : asked;
      if (sent === asked) showSuccessToast(intl.formatMessage({ id: 'layouts.ExportPanel.saved' }, { name: fileName }));
      else showToast(intl.formatMessage({ id: 'layouts.ExportPanel.savedAs' }, { name: fileName, sent, asked }));
      exports.dismiss(id);
    }
  }, [exports, intl, jobs]);
  useLeaveWarning(jobs.some(({ state }) => state === 'running'));

  const shown = jobs.filter(({ state }) => state !== 'saved');
  const panel = useRef<HTMLElement>(null);
  /** The pressed button is removed, so the focus is moved explicitly. */
  const away = (act: () => void) => () => {
    const next = shown.length > 1 ? panel.current : document.querySelector('h1');
    next?.focus({ preventScroll: true });
    act();
  };
  if (shown.length === 0) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={intl.formatMessage({ id: 'layouts.ExportPanel.label' })}
    >
      {shown.map((job) =>
        job.state === 'running' ? (
          <Running key={job.id} job={job} onCancel={away(() => exports.cancel(job.id))} />
        ) : (
          <Failed
            key={job.id}
            job={job}
            onRetry={() => {
              panel.current?.focus({ preventScroll: true });
              exports.retry(job.id);
            }}
            onDismiss={away(() => exports.dismiss(job.id))}
          />
        ),
      )}
    </section>
  );
}

/** The browser asks before the user leaves a page with an unfinished export. */
function useLeaveWarning(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, [isBusy]);
}

function useTitle({ query }: ExportJob): string {
  return useIntl().formatMessage(
    { id: 'layouts.ExportPanel.title' },
    { format: formatNames[query.format ?? 'xlsx'], count: query.seriesIds.length },
  );
}

function Running({ job, onCancel }: { job: ExportJob; onCancel: () => void }) {
  const intl = useIntl();
  const sizeText = useFileSize();
  const { received, total } = job;
  const progress =
    received === 0
      ? intl.formatMessage({ id: 'layouts.ExportPanel.preparing' })
      : intl.formatMessage(
          { id: `layouts.ExportPanel.${total === null ? 'received' : 'receivedOf'}` },
          { received: sizeText(received), total: sizeText(total ?? 0) },
        );
  return (
    <div className={styles.job}>
      <div className={styles.text}>
        <ProgressBar
          label={useTitle(job)}
          isIndeterminate={total === null}
          value={received}
          maxValue={total ?? 1}
          valueLabel={progress}
        />
        <span className={styles.detail}>{progress}</span>
      </div>
      <Button size="small" onPress={onCancel}>
        <FormattedMessage id="layouts.ExportPanel.cancel" />
      </Button>
    </div>
  );
}

interface FailedProps {
  job: ExportJob;
  onRetry: () => void;
  onDismiss: () => void;
}

function Failed({ job, onRetry, onDismiss }: FailedProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const viewer = useUser()?.id;
  const title = useTitle(job);
  return (
    <div className={styles.job}>
      <span className={styles.failed}>
        <CircleAlert size={18} aria-hidden="true" />
      </span>
      <div className={styles.text} role="alert">
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>
          {job.state === 'signedOut'
            ? intl.formatMessage({ id: 'layouts.ExportPanel.signedOut' })
            : errorText(job.error)}
        </span>
        <span className={styles.detail}>
          <FormattedMessage id="layouts.ExportPanel.nothingSaved" />
        </span>
        {job.owner === viewer && (
          <span className={styles.retry}>
            <RetryButton size="small" onPress={onRetry} />
          </span>
        )}
      </div>
      <span className={styles.dismiss}>
        <IconButton
          size="small"
          label={intl.formatMessage({ id: 'layouts.ExportPanel.dismiss' }, { title })}
          icon={<X size={16} aria-hidden="true" />}
          onPress={onDismiss}
        />
      </span>
    </div>
  );
}
