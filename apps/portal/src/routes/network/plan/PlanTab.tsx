import type { NetworkClient } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Card } from '@zrak/ui/Card';
import { DropZone } from '@zrak/ui/DropZone';
import { Text } from '@zrak/ui/Text';
import { TextArea } from '@zrak/ui/TextArea';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '../../../i18n/languages.ts';
import { useRejectedFocus } from '../../../shared/forms/useRejectedFocus.tsx';
import { otherLanguages } from '../localTexts.ts';
import { FormButtons } from '../FormButtons.tsx';
import { TableSection } from '../TableSection.tsx';
import { chosenPicture } from './planDraft.ts';
import { PlanStations } from './PlanStations.tsx';
import { PlanView } from './PlanView.tsx';
import { RemovePlan } from './RemovePlan.tsx';
import type { PlanForm } from './usePlanForm.ts';
import * as styles from '../network.css.ts';

const accepted = ['.svg', '.png', '.jpg', '.jpeg', '.webp'];
/** The limit of the server. */
const maxBytes = 5_000_000;

interface PlanTabProps {
  client: NetworkClient;
  form: PlanForm;
}

/** The picture on which the portal shows the stations of a client instead of a map. */
export function PlanTab({ client, form }: PlanTabProps) {
  const intl = useIntl();
  const [selectedId, setSelected] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { fields, spoken, onSend } = useRejectedFocus(form.isRunning);
  const planRef = useRef<HTMLDivElement>(null);
  const say = (id: 'plan' | 'none') => intl.formatMessage({ id: `routes.network.PlanTab.${id}` });
  const discard = () => {
    setSelected(null);
    form.reset();
  };
  const hasPlan = client.sitePlan !== undefined || form.picture !== null;
  return (
    <div className={styles.stack}>
      {hasPlan ? (
        <>
          <TableSection
            heading={say('plan')}
            isHeadingVisible={false}
            actions={
              client.sitePlan && (
                <Button icon={<Trash2 size={18} />} onPress={() => setRemoving(true)}>
                  <FormattedMessage id="routes.network.PlanTab.remove" />
                </Button>
              )
            }
          >
            <div ref={planRef}>
              <PlanView client={client} form={form} selectedId={selectedId} onSelect={setSelected} />
            </div>
          </TableSection>
          <PlanStations
            client={client}
            form={form}
            onSelect={(id) => {
              setSelected(id);
              if (id !== null) setTimeout(() => focusPlan(planRef.current), menuMs);
            }}
          />
          <Card>
            <div ref={fields} className={styles.stack}>
              {spoken}
              <Descriptions form={form} />
              <PictureField form={form} isReplacing />
            </div>
          </Card>
          {/* Beside the button that was pressed. */}
          {form.errorMessage && (
            <Banner tone="danger" announce="alert">
              {form.errorMessage}
            </Banner>
          )}
          <FormButtons
            isDirty={form.isDirty}
            isSaving={form.isRunning}
            onSave={() => {
              onSend();
              void form.save();
            }}
            onReset={discard}
          />
        </>
      ) : (
        <Card>
          <div className={styles.stack}>
            <Text tone="muted">{say('none')}</Text>
            <PictureField form={form} isReplacing={false} />
          </div>
        </Card>
      )}
      {isRemoving && (
        <RemovePlan
          client={client}
          onDone={() => {
            discard();
            setRemoving(false);
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  );
}

/** Milliseconds after which a menu has closed and returned the focus. */
const menuMs = 200;

/** Where Shift and the arrow keys move the selected station. */
const focusPlan = (around: HTMLElement | null) => around?.querySelector<HTMLElement>('[role="application"]')?.focus();

/** Before the first picture, and to replace one. */
function PictureField({ form, isReplacing }: { form: PlanForm; isReplacing: boolean }) {
  const intl = useIntl();
  const [isUnreadable, setUnreadable] = useState(false);
  const say = (id: 'picture' | 'pictureHint' | 'replace' | 'replaceHint' | 'unreadable') =>
    intl.formatMessage({ id: `routes.network.PlanTab.${id}` });
  const choose = async (file: File) => {
    const picture = await chosenPicture(file);
    setUnreadable(picture === null);
    if (picture) form.setDraft({ ...form.draft, picture });
  };
  return (
    <DropZone
      label={say(isReplacing ? 'replace' : 'picture')}
      description={isReplacing ? `${say('pictureHint')} ${say('replaceHint')}` : say('pictureHint')}
      acceptedFileTypes={accepted}
      maxBytes={maxBytes}
      isDisabled={form.isRunning}
      errorMessage={isUnreadable ? say('unreadable') : undefined}
      onSelect={([file]) => {
        if (file) void choose(file);
      }}
    />
  );
}

function Descriptions({ form }: { form: PlanForm }) {
  const intl = useIntl();
  const { draft, setDraft, isTried, faultOf } = form;
  const say = (id: 'descriptionHint' | 'missing') => intl.formatMessage({ id: `routes.network.PlanTab.${id}` });
  const field = (language: Language) => (
    <TextArea
      key={language}
      label={intl.formatMessage(
        { id: 'routes.network.PlanTab.description' },
        { language: intl.formatDisplayName(language, { type: 'language' }) },
      )}
      rows={2}
      maxLength={1000}
      isRequired={language === 'en'}
      {...(language === 'en' && { description: say('descriptionHint') })}
      value={draft.description[language]}
      errorMessage={
        language === 'en' && isTried && draft.description.en.trim() === ''
          ? say('missing')
          : faultOf(`description/${language}`)
      }
      onChange={(text) => setDraft({ ...draft, description: { ...draft.description, [language]: text } })}
    />
  );
  return (
    <>
      {field('en')}
      <div className={styles.fields}>{otherLanguages.map(field)}</div>
    </>
  );
}
