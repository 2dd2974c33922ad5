import type { ImportOutcome, Network } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Disclosure } from '@zrak/ui/Disclosure';
import { Inline } from '@zrak/ui/Inline';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColumnTargets } from './ColumnTargets.tsx';
import { Findings } from './Findings.tsx';
import type { ImportOptions } from './importChoices.ts';
import { PlannedSeries } from './PlannedSeries.tsx';
import { ReadingFields } from './ReadingFields.tsx';
import * as styles from './imports.css.ts';
import { StationTargets } from './StationTargets.tsx';

/** Refusals whose remedy is on this page: the server's sentences name options of the command line. */
const advised = [
  'ambiguousDates',
  'ambiguousNumbers',
  'ambiguousStation',
  'irregularTimes',
  'monthFirst',
  'noKnownParameter',
  'noTarget',
  'notUtf8',
  'oneValue',
  'severalStations',
  'twoColumns',
  'unitMismatch',
  'zoneless',
] as const;

/** Refusals of files that have to be changed: no choice on this page helps. */
const unreadable: readonly string[] = [
  'badJson',
  'badParquet',
  'binary',
  'compressedParquet',
  'empty',
  'longJson',
  'longLine',
  'noColumnOfTimes',
  'noHeader',
  'noRows',
  'noTable',
  'notEea',
  'notUnpacked',
  'oldWorkbook',
  'otherJson',
  'pdf',
  'tooLarge',
  'tooLargeUnpacked',
  'unclosedQuote',
  'valuesInHeader',
  'zip',
];

const isAdvised = (code: string | undefined): code is (typeof advised)[number] =>
  advised.some((known) => known === code);

interface CheckStepProps {
  network: Network;
  fileName: string;
  /** Of the last dry run. */
  outcome: ImportOutcome;
  options: ImportOptions;
  isRunning: boolean;
  /** Whether it is the import that runs: what it imports cannot be changed meanwhile. */
  isImporting: boolean;
  /** Tries the file again with other options. */
  onOptions: (options: ImportOptions) => void;
  onImport: () => void;
  /** Leads back to the choice of a file. */
  onAnother: () => void;
}

/** Findings of the dry run, and the fields in which the user corrects them. */
export function CheckStep(props: CheckStepProps) {
  const { network, fileName, outcome, options, isRunning, isImporting, onOptions, onImport, onAnother } = props;
  const intl = useIntl();
  const { refusal, refusalCode, summary } = outcome;
  // The import was refused, but the outcome is that of a new dry run.
  const isOutdated = refusalCode === 'outdated';
  const isRefused = refusal !== undefined && !isOutdated;
  return (
    <>
      {isOutdated ? (
        <Banner tone="warning" announce="alert" title={intl.formatMessage({ id: 'routes.imports.CheckStep.outdated' })}>
          {summary}
        </Banner>
      ) : isRefused ? (
        <Banner
          tone="warning"
          announce="alert"
          title={intl.formatMessage({ id: 'routes.imports.CheckStep.refused' }, { name: fileName })}
        >
          {isAdvised(refusalCode) ? intl.formatMessage({ id: `routes.imports.refusal.${refusalCode}` }) : refusal}
        </Banner>
      ) : (
        <Banner
          tone="success"
          announce="status"
          title={intl.formatMessage({ id: 'routes.imports.CheckStep.ready' }, { name: fileName })}
        >
          {summary}
        </Banner>
      )}
      {outcome.series.length > 0 && <PlannedSeries network={network} series={outcome.series} />}
      <Findings outcome={outcome} />
      {outcome.columns.length > 0 && (
        <div className={styles.choices} inert={isImporting}>
          <StationTargets network={network} outcome={outcome} options={options} onChange={onOptions} />
          <ColumnTargets network={network} outcome={outcome} options={options} onChange={onOptions} />
        </div>
      )}
      {refusalCode !== undefined && unreadable.includes(refusalCode) ? (
        <Inline>
          <Button tone="primary" onPress={onAnother}>
            <FormattedMessage id="routes.imports.CheckStep.another" />
          </Button>
        </Inline>
      ) : (
        <>
          <div className={styles.choices} inert={isImporting}>
            <Disclosure
              title={intl.formatMessage({ id: 'routes.imports.CheckStep.reading' })}
              level={2}
              defaultExpanded={isRefused}
            >
              <ReadingFields outcome={outcome} options={options} onChange={onOptions} />
            </Disclosure>
          </div>
          <Inline>
            <Button tone="primary" isDisabled={isRefused} isPending={isRunning} onPress={onImport}>
              <FormattedMessage id="routes.imports.CheckStep.import" />
            </Button>
          </Inline>
        </>
      )}
    </>
  );
}
