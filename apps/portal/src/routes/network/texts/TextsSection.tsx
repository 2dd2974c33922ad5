import type { StaticFileName } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { Select } from '@zrak/ui/Select';
import { Skeleton } from '@zrak/ui/Skeleton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageCodes, languages } from '../../../i18n/languages.ts';
import { usePreferences } from '../../../session/preferencesContext.ts';
import { LoadFailure } from '../../../shared/failures/LoadFailure.tsx';
import * as shared from '../network.css.ts';
import { TextEditor } from './TextEditor.tsx';
import type { TextDrafts } from './useTextDrafts.ts';
import { useShownText, useWrittenTexts } from './useTexts.ts';

const names = [
  'projectIntroduction',
  'usefulLinks',
  'pollutionClasses',
  'recommendations',
  'legend',
  'explanation',
  'accessibilityStatement',
  'privacyNotice',
] as const satisfies readonly StaticFileName[];

type TextName = (typeof names)[number];

interface TextsSectionProps {
  /** Null for the texts of all clients. */
  clientId: string | null;
  drafts: TextDrafts;
}

/** Choice of a text and its language, and its editor. */
export function TextsSection({ clientId, drafts }: TextsSectionProps) {
  const intl = useIntl();
  const [name, setName] = useState<TextName>('projectIntroduction');
  const [language, setLanguage] = useState(usePreferences().language);
  const written = useWrittenTexts(clientId);
  const shown = useShownText(clientId, name, language);
  const error = written.error ?? shown.error;
  const readAgain = () => void Promise.all([written.refetch(), shown.refetch()]);
  const isWritten = (text: string) => (written.data ?? []).some((one) => one.name === text);
  const place = intl.formatMessage({ id: `routes.network.TextsSection.place.${name}` });
  return (
    <Card>
      <div className={shared.stack}>
        <div className={shared.fields}>
          <Select
            label={intl.formatMessage({ id: 'routes.network.TextsSection.text' })}
            description={place}
            items={names.map((id) => ({
              id,
              label: intl.formatMessage({ id: `routes.network.TextsSection.name.${id}` }),
              ...(isWritten(id) && { description: intl.formatMessage({ id: 'routes.network.TextsSection.written' }) }),
            }))}
            selectedKey={name}
            onSelectionChange={(id) => setName(id as TextName)}
          />
          <SegmentedControl
            label={intl.formatMessage({ id: 'routes.network.TextsSection.language' })}
            isLabelVisible
            options={languageCodes.map((id) => ({ id, label: languages[id].name }))}
            value={language}
            onChange={setLanguage}
          />
        </div>
        {error ? (
          <LoadFailure error={error} retry={{ isRunning: written.isFetching || shown.isFetching, run: readAgain }}>
            <FormattedMessage id="routes.network.TextsSection.failed" />
          </LoadFailure>
        ) : written.data === undefined || shown.data === undefined ? (
          <Skeleton shape="block" height="320px" />
        ) : (
          <TextEditor
            key={`${name} ${language}`}
            place={{ clientId, name, language }}
            shown={shown.data}
            written={written.data.find((one) => one.name === name && one.language === language) ?? null}
            drafts={drafts}
          />
        )}
      </div>
    </Card>
  );
}
