import type { ApiError, ImportOutcome } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { EmptyState } from '@zrak/ui/EmptyState';
import { LinkButton } from '@zrak/ui/LinkButton';
import { PageHeader } from '@zrak/ui/PageHeader';
import { ProgressBar } from '@zrak/ui/ProgressBar';
import { Stepper } from '@zrak/ui/Stepper';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { useFormErrorText } from '../../shared/useFormCall.ts';
import type { NetworkData } from '../../shared/network/networkData.ts';
import { CheckStep } from './CheckStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import { type ImportCall, importFile, type ImportProgress } from './importCall.ts';
import { type ImportOptions, noOptions } from './importChoices.ts';
import * as styles from './imports.css.ts';

export { loadNetwork as loader } from '../../shared/network/networkData.ts';

interface Chosen {
  file: File;
  options: ImportOptions;
  /** Of the last dry run, or of the import; null until the first has ended. */
  outcome: ImportOutcome | null;
}

/** Imports a file of measurements: chosen, checked by a dry run, corrected, imported. */
export function Component() {
  const intl = useIntl();
  const { network, error } = useLoaderData<NetworkData>();
  const title = intl.formatMessage({ id: 'routes.imports.ImportRoute.title' });
  const hasStations = network.clients.some(({ stations }) => stations.length > 0);
  return (
    <>
      <title>{`${title} – Zrak`}</title>
      <PageHeader title={title} subtitle={intl.formatMessage({ id: 'routes.imports.ImportRoute.subtitle' })} />
      {error ? (
        <LoadFailure error={error}>
          <FormattedMessage id="routes.network.NetworkRoute.failed" />
        </LoadFailure>
      ) : hasStations ? (
        <Assistant network={network} />
      ) : (
        <EmptyState
          title={intl.formatMessage({ id: 'routes.imports.ImportRoute.noStations' })}
          description={intl.formatMessage({ id: 'routes.imports.ImportRoute.noStationsHint' })}
          action={
            <LinkButton href={paths.network} tone="primary">
              <FormattedMessage id="routes.network.NoPlace.back" />
            </LinkButton>
          }
        />
      )}
    </>
  );
}

function Assistant({ network }: Pick<NetworkData, 'network'>) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { send, progress, isImporting, failure } = useImport();
  const say = (id: 'steps' | 'file' | 'check' | 'done' | 'reading' | 'writing') =>
    intl.formatMessage({ id: `routes.imports.ImportRoute.${id}` });

  const run = async (call: SentCall) => {
    const { file, options } = call;
    setChosen((before) => ({ file, options, outcome: before?.file === file ? before.outcome : null }));
    const outcome = await send(call);
    if (outcome) setChosen({ file, options, outcome });
  };
  const outcome = chosen?.outcome ?? null;
  const step = outcome === null ? 'file' : outcome.isImported ? 'done' : 'check';
  return (
    <div className={styles.stack}>
      <Stepper
        label={say('steps')}
        items={(['file', 'check', 'done'] as const).map((id) => ({ id, label: say(id) }))}
        value={step}
        {...(step === 'check' && !isImporting && { onChange: () => setChosen(null) })}
      />
      {failure && (
        <Banner tone="danger" announce="alert">
          {failure}
        </Banner>
      )}
      {progress && (
        <ProgressBar
          label={say(progress.step)}
          {...(progress.share === null ? { isIndeterminate: true } : { value: progress.share * 100 })}
        />
      )}
      {outcome === null && (
        <FileStep
          isRunning={progress !== null}
          onSelect={(file) => void run({ file, options: noOptions, isDryRun: true })}
        />
      )}
      {chosen && outcome && !outcome.isImported && (
        <CheckStep
          network={network}
          fileName={chosen.file.name}
          outcome={outcome}
          options={chosen.options}
          isRunning={progress !== null}
          isImporting={isImporting}
          onOptions={(options) => void run({ file: chosen.file, options, isDryRun: true })}
          onImport={() => void run({ ...chosen, isDryRun: false, fingerprint: outcome.fingerprint })}
          onAnother={() => setChosen(null)}
        />
      )}
      {outcome?.isImported && <DoneStep network={network} outcome={outcome} onAgain={() => setChosen(null)} />}
    </div>
  );
}

type SentCall = Pick<ImportCall, 'file' | 'options' | 'isDryRun' | 'fingerprint'>;

/** Sends a file; a new dry run ends the one before, and leaving the page ends all. */
function useImport() {
  const { api } = useServices();
  const errorText = useFormErrorText('routes.imports.ImportRoute.failed');
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async ({ file, options, isDryRun, fingerprint }: SentCall): Promise<ImportOutcome | null> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setImporting(!isDryRun);
    setProgress({ step: 'reading', share: null });
    const { signal } = controller;
    const show = (next: ImportProgress) => {
      if (!signal.aborted) setProgress(next);
    };
    const answer = await importFile(api, { file, options, isDryRun, fingerprint, signal, onProgress: show });
    if (signal.aborted) return null;
    setProgress(null);
    setImporting(false);
    if (answer.error) setError(answer.error);
    return answer.outcome ?? null;
  };
  return { send, progress, isImporting, failure: error && errorText(error) };
}
