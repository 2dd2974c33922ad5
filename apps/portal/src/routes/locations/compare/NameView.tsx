import type { SavedView } from '@zrak/api-client';
import { TextField } from '@zrak/ui/TextField';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useIntl } from 'react-intl';
import { useServices } from '../../../app/servicesHooks.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { useIdOfDraft } from '../../../shared/forms/useIdOfDraft.ts';
import { useFormCall } from '../../../shared/useFormCall.ts';
import { useKeptState } from '../../../shared/useKeptState.ts';

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
  const idOf = useIdOfDraft(`name of view ${what.view?.id}`);
  const name = text.trim();
  const say = (id: 'title' | 'newTitle' | 'name' | 'save' | 'saved' | 'renamed') =>
    intl.formatMessage({ id: `routes.locations.NameView.${id}` });

  const add = (body: { clientId: string; name: string; search: string }) =>
    api.POST('/api/savedViews', { params: { query: { newId: idOf(JSON.stringify(body)) } }, body });
  const save = async () => {
    await run(
      what.view
        ? api.PUT('/api/savedViews/{id}', {
            params: { path: { id: what.view.id } },
            body: { name, search: what.view.search },
          })
        : add({ clientId: what.clientId, name, search: what.search }),
      () => {
        onClose();
        showSuccessToast(say(what.view ? 'renamed' : 'saved'));
        onDone();
      },
    );
  };

  return (
    <FormDialog
      title={say(what.view ? 'title' : 'newTitle')}
      size="small"
      saveLabel={say('save')}
      isRunning={isRunning}
      isSaveDisabled={name === ''}
      errorMessage={errorMessage}
      onSave={() => void save()}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
