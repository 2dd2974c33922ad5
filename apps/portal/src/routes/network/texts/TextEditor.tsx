import type { StaticFile, StaticFileName, WrittenText } from '@zrak/api-client';
import { Article } from '@zrak/ui/Article';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Text } from '@zrak/ui/Text';
import { TextArea } from '@zrak/ui/TextArea';
import { TextField } from '@zrak/ui/TextField';
import { showSuccessToast } from '@zrak/ui/Toast';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '../../../app/servicesHooks.ts';
import { type Language, languages } from '../../../i18n/languages.ts';
import { OutdatedNotice } from '../../../shared/forms/OutdatedNotice.tsx';
import { useRejectedFocus } from '../../../shared/forms/useRejectedFocus.tsx';
import { useFormCall } from '../../../shared/useFormCall.ts';
import { FormButtons } from '../FormButtons.tsx';
import * as shared from '../network.css.ts';
import { RemoveContent } from '../RemoveContent.tsx';
import * as styles from './texts.css.ts';
import type { TextDraft, TextDrafts } from './useTextDrafts.ts';
import { useTextsChanged } from './useTexts.ts';

/** The limit of the server. */
const longestTitle = 200;

interface TextEditorProps {
  place: { clientId: string | null; name: StaticFileName; language: Language };
  /** The text that visitors read now. */
  shown: StaticFile | null;
  written: WrittenText | null;
  drafts: TextDrafts;
}

/** Title and Markdown of one text, with its preview. */
export function TextEditor({ place, shown, written, drafts }: TextEditorProps) {
  const intl = useIntl();
  const { api } = useServices();
  const [isTried, setTried] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const saving = useFormCall('routes.network.failed');
  const { fields, spoken, onSend } = useRejectedFocus(saving.isRunning);
  const reload = useTextsChanged(place.clientId);
  const { clientId, name, language } = place;
  const key = `${name} ${language}`;
  const stored = written ?? storedText(shown, language);
  const draft: TextDraft = drafts.of(key) ?? { title: stored.title, body: stored.body, version: written?.version };
  const isDirty = drafts.of(key) !== undefined;
  const missing = (value: string) =>
    isTried && value.trim() === '' ? intl.formatMessage({ id: 'routes.network.TextEditor.missing' }) : undefined;
  const params = {
    path: { name },
    query: { ...(clientId !== null && { clientId }), culture: languages[language].tag },
  };

  const change = (changed: Partial<TextDraft>) => {
    const next = { ...draft, ...changed };
    drafts.set(key, next.title === stored.title && next.body === stored.body ? undefined : next);
  };
  const readAgain = async () => {
    setTried(false);
    await reload();
    drafts.set(key, undefined);
    saving.forget();
  };
  const save = async ({ version }: Pick<TextDraft, 'version'>) => {
    onSend();
    setTried(true);
    const [title, body] = [draft.title.trim(), draft.body];
    if (title === '' || body.trim() === '') return;
    const saved = { title, body, ...(version !== undefined && { version }) };
    const call = api.PUT('/api/staticFiles/{name}', { params, body: saved });
    await saving.run(call, async () => {
      const { data } = await call;
      setTried(false);
      await reload();
      drafts.saved(key, draft, data?.version ?? undefined);
      showSuccessToast(intl.formatMessage({ id: 'routes.network.saved' }));
    });
  };
  return (
    <div ref={fields} className={shared.stack}>
      {spoken}
      <div className={shared.head}>
        <Text tone="muted">
          {written
            ? intl.formatMessage({ id: 'routes.network.TextEditor.written' }, { time: new Date(written.changedAt) })
            : intl.formatMessage({ id: `routes.network.TextEditor.${originOf(shown, language, clientId)}` })}
        </Text>
        {written && (
          <Button size="small" icon={<Trash2 size={16} />} onPress={() => setRemoving(true)}>
            <FormattedMessage id="routes.network.TextEditor.remove" />
          </Button>
        )}
      </div>
      {saving.isOutdated ? (
        <OutdatedNotice
          isRunning={saving.isRunning}
          onLoad={() => void readAgain()}
          onOverwrite={() => void save({ version: undefined })}
        />
      ) : (
        saving.errorMessage && (
          <Banner tone="danger" announce="alert">
            {saving.errorMessage}
          </Banner>
        )
      )}
      <div className={styles.sides}>
        <div className={shared.stack}>
          <TextField
            label={intl.formatMessage({ id: 'routes.network.TextEditor.title' })}
            value={draft.title}
            onChange={(title) => change({ title })}
            maxLength={longestTitle}
            errorMessage={missing(draft.title) ?? saving.fieldErrors['title']}
          />
          <TextArea
            label={intl.formatMessage({ id: 'routes.network.TextEditor.body' })}
            description={intl.formatMessage({ id: 'routes.network.TextEditor.markdown' })}
            rows={18}
            value={draft.body}
            onChange={(body) => change({ body })}
            errorMessage={missing(draft.body) ?? saving.fieldErrors['body']}
          />
          <FormButtons
            isDirty={isDirty}
            isSaving={saving.isRunning}
            onSave={() => void save(draft)}
            onReset={() => (saving.isOutdated ? void readAgain() : drafts.set(key, undefined))}
          />
        </div>
        <Preview draft={draft} language={language} />
      </div>
      {isRemoving && (
        <RemoveContent
          name={stored.title}
          body={intl.formatMessage({
            id: `routes.network.TextEditor.${clientId === null ? 'removeOfAll' : 'removeOfClient'}`,
          })}
          remove={() => api.DELETE('/api/staticFiles/{name}', { params })}
          onDone={readAgain}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  );
}

function Preview({ draft, language }: { draft: TextDraft; language: Language }) {
  const intl = useIntl();
  return (
    <section aria-label={intl.formatMessage({ id: 'routes.network.TextEditor.preview' })} className={styles.preview}>
      <Text size="small" tone="muted">
        <FormattedMessage id="routes.network.TextEditor.preview" />
      </Text>
      <div lang={language}>
        <h3 className={shared.heading}>{draft.title}</h3>
        <Article source={draft.body} format="markdown" level={4} />
      </div>
    </section>
  );
}

/** A text in another language is no start for this one. */
const storedText = (shown: StaticFile | null, language: Language): TextDraft =>
  shown && (shown.language ?? language) === language
    ? { title: shown.title ?? '', body: shown.body }
    : { title: '', body: '' };

/** Where the text that visitors read comes from, if it was not written here. */
function originOf(shown: StaticFile | null, language: Language, clientId: string | null) {
  if (shown === null) return 'none';
  if ((shown.language ?? language) !== language) return 'otherLanguage';
  return clientId === null ? 'ofServer' : 'ofAll';
}
