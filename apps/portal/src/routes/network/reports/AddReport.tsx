import type { NetworkClient, ReportType } from '@zrak/api-client';
import { DropZone } from '@zrak/ui/DropZone';
import { Select } from '@zrak/ui/Select';
import { Text } from '@zrak/ui/Text';
import { TextField } from '@zrak/ui/TextField';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../../app/servicesHooks.ts';
import { type Language, languages } from '../../../i18n/languages.ts';
import { usePreferences } from '../../../session/preferencesContext.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { useIdOfDraft } from '../../../shared/forms/useIdOfDraft.ts';
import { useKeptState } from '../../../shared/useKeptState.ts';
import * as styles from '../network.css.ts';
import { bodyOf, useFileCall } from '../useFileCall.ts';
import {
  acceptedFiles,
  emptyDraft,
  maxBytes,
  type ReportDraft,
  reportOf,
  reportTypes,
  withFile,
  yearOf,
} from './reportDraft.ts';

interface AddReportProps {
  client: NetworkClient;
  onDone: () => void;
  onClose: () => void;
}

export function AddReport({ client, onDone, onClose }: AddReportProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { language } = usePreferences();
  const [draft, setDraft] = useKeptState(`new report of ${client.id}`, () =>
    emptyDraft(new Date().getFullYear(), language),
  );
  const idOf = useIdOfDraft(`new report of ${client.id}`);
  const [isTried, setTried] = useState(false);
  const { send, isRunning, errorMessage, faultOf } = useFileCall('routes.network.AddReport.failed');
  const add = async () => {
    setTried(true);
    const report = reportOf(draft);
    if (!report) return;
    const query = { clientId: client.id, newId: idOf(draft), ...report.facts };
    const call = api.POST('/api/reports', { params: { query }, ...bodyOf(report.file) });
    await send(report.file, call, () => {
      showSuccessToast(intl.formatMessage({ id: 'routes.network.AddReport.done' }));
      onDone();
      onClose();
    });
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: 'routes.network.AddReport.heading' })}
      saveLabel={intl.formatMessage({ id: 'routes.network.AddReport.add' })}
      isRunning={isRunning}
      errorMessage={errorMessage}
      onSave={() => void add()}
      onClose={onClose}
    >
      <ReportFields
        draft={draft}
        isTried={isTried}
        isDisabled={isRunning}
        fileFault={faultOf(draft.file)}
        onChange={setDraft}
      />
    </FormDialog>
  );
}

interface ReportFieldsProps {
  draft: ReportDraft;
  /** Whether the form was sent: empty fields are then faults. */
  isTried: boolean;
  isDisabled: boolean;
  fileFault: string | undefined;
  onChange: (draft: ReportDraft) => void;
}

function ReportFields({ draft, isTried, isDisabled, fileFault, onChange }: ReportFieldsProps) {
  const intl = useIntl();
  const say = (id: 'file' | 'fileHint' | 'fileMissing' | 'title' | 'type' | 'year' | 'yearFault' | 'language') =>
    intl.formatMessage({ id: `routes.network.AddReport.${id}` });
  const { file, title, type, year, language } = draft;
  const missing = intl.formatMessage({ id: 'routes.network.ClientFields.missing' });
  return (
    <>
      <div className={styles.section}>
        <DropZone
          label={say('file')}
          description={say('fileHint')}
          isRequired
          isDisabled={isDisabled}
          acceptedFileTypes={acceptedFiles}
          maxBytes={maxBytes}
          errorMessage={isTried && file === null ? say('fileMissing') : fileFault}
          onSelect={([chosen]) => {
            if (chosen) onChange(withFile(draft, chosen));
          }}
        />
        {file && (
          <Text weight="strong">
            {file.name} ({intl.formatMessage({ id: 'routes.reports.ReportRow.size' }, { kilobytes: file.size / 1000 })})
          </Text>
        )}
      </div>
      <TextField
        label={say('title')}
        isRequired
        maxLength={200}
        value={title}
        errorMessage={isTried && title.trim() === '' ? missing : undefined}
        onChange={(text) => onChange({ ...draft, title: text })}
      />
      <div className={styles.fields}>
        <Select
          label={say('type')}
          items={reportTypes.map((id) => ({ id, label: intl.formatMessage({ id: `routes.reports.type.${id}` }) }))}
          selectedKey={type}
          onSelectionChange={(id) => onChange({ ...draft, type: id as ReportType })}
        />
        <TextField
          label={say('year')}
          isRequired
          inputMode="numeric"
          maxLength={4}
          value={year}
          errorMessage={isTried && yearOf(draft) === undefined ? say('yearFault') : undefined}
          onChange={(text) => onChange({ ...draft, year: text })}
        />
        <Select
          label={say('language')}
          items={Object.keys(languages).map((id) => ({
            id,
            label: intl.formatDisplayName(id, { type: 'language' }) ?? id,
          }))}
          selectedKey={language}
          onSelectionChange={(id) => onChange({ ...draft, language: id as Language })}
        />
      </div>
    </>
  );
}
