import type { SavedView } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Dialog } from '@zrak/ui/Dialog';
import { TextField } from '@zrak/ui/TextField';
import { showSuccessToast } from '@zrak/ui/Toast';
import { type FormEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '../../../app/servicesHooks.ts';
import { useFormCall } from '../../../shared/useFormCall.ts';
import { useKeptState } from '../../../shared/useKeptState.ts';
import * as styles from './CompareRoute.css.ts';

const longestName = 80;

type NameViewProps = (
  | { clientId: string; search: string; view?: never }
  /** View to rename. */
  | { view: SavedView }
) & {
  onDone: () => void;
  onClose: () => void;
};

/** Asks for the name of a new saved view, or for a new name of an existing one. */
export default function NameView({ onDone, onClose, ...what }: NameViewProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { run, isRunning, errorMessage, fieldErrors } = useFormCall('routes.locations.NameView.failed');
  const [text, setText] = useKeptState(`name of view ${what.view?.id}`, () => what.view?.name ?? '');
  const formId = useId();
  const name = text.trim();
  const say = (id: 'title' | 'newTitle' | 'name' | 'saved' | 'renamed') =>
    intl.formatMessage({ id: `routes.locations.NameView.${id}` });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || isRunning) return;
    const isSaved = await run(
      what.view
        ? api.PUT('/api/savedViews/{id}', {
            params: { path: { id: what.view.id } },
            body: { name, search: what.view.search },
          })
        : api.POST('/api/savedViews', { body: { clientId: what.clientId, name, search: what.search } }),
    );
    if (!isSaved) return;
    onClose();
    showSuccessToast(say(what.view ? 'renamed' : 'saved'));
    onDone();
  };

  return (
    <Dialog
      title={say(what.view ? 'title' : 'newTitle')}
      size="small"
      isOpen
      isDismissable={!isRunning}
      onOpenChange={onClose}
      actions={
        <>
          <Button isDisabled={isRunning} onPress={onClose}>
            <FormattedMessage id="routes.locations.NameView.cancel" />
          </Button>
          <Button type="submit" form={formId} tone="primary" isDisabled={name === ''} isPending={isRunning}>
            <FormattedMessage id="routes.locations.NameView.save" />
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void save(event)}>
        {errorMessage && (
          <Banner tone="danger" announce="alert">
            {errorMessage}
          </Banner>
        )}
        <TextField
          // A dialog must focus an element; this is its only field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          label={say('name')}
          name="name"
          autoComplete="off"
          maxLength={longestName}
          value={text}
          onChange={setText}
          errorMessage={fieldErrors['name']}
        />
      </form>
    </Dialog>
  );
}
