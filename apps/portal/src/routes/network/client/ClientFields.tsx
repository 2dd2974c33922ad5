import { Checkbox } from '@zrak/ui/Checkbox';
import { TextField } from '@zrak/ui/TextField';
import { useIntl } from 'react-intl';
import type { ClientDraft } from './clientDraft.ts';
import * as styles from '../network.css.ts';

export const clientFields = ['name', 'code', 'accentColor', 'public'];

interface ClientFieldsProps {
  draft: ClientDraft;
  /** Whether the form was sent: empty fields are then faults. */
  isTried: boolean;
  faultOf: (field: string) => string | undefined;
  onChange: (draft: ClientDraft) => void;
}

export function ClientFields({ draft, isTried, faultOf, onChange }: ClientFieldsProps) {
  const intl = useIntl();
  const say = (
    id: 'name' | 'code' | 'codeHint' | 'missing' | 'accentColor' | 'accentColorHint' | 'public' | 'publicHint',
  ) => intl.formatMessage({ id: `routes.network.ClientFields.${id}` });
  const missing = (text: string) => (isTried && text.trim() === '' ? say('missing') : undefined);
  return (
    <div className={styles.stack}>
      <TextField
        label={say('name')}
        isRequired
        maxLength={200}
        value={draft.name}
        errorMessage={missing(draft.name) ?? faultOf('name')}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <div className={styles.fields}>
        <TextField
          label={say('code')}
          description={say('codeHint')}
          isRequired
          maxLength={32}
          value={draft.code}
          errorMessage={missing(draft.code) ?? faultOf('code')}
          onChange={(code) => onChange({ ...draft, code })}
        />
        <TextField
          label={say('accentColor')}
          description={say('accentColorHint')}
          placeholder="#0b5c91"
          maxLength={7}
          value={draft.accentColor}
          errorMessage={faultOf('accentColor')}
          onChange={(accentColor) => onChange({ ...draft, accentColor })}
        />
      </div>
      <Checkbox
        label={say('public')}
        description={say('publicHint')}
        isSelected={draft.public}
        onChange={(isPublic) => onChange({ ...draft, public: isPublic })}
      />
    </div>
  );
}
