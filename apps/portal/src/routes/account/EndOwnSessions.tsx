import type { Session } from '@zrak/api-client';
import { PasswordField } from '@zrak/ui/PasswordField';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useFormCall } from '../../shared/useFormCall.ts';
import { deviceText, momentText } from './sessionTexts.ts';

interface EndOwnSessionsProps {
  /** The session to end, or all others than this one. */
  session: Session | 'others';
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the password, so that somebody with a stolen session cannot end those of the user. */
export function EndOwnSessions({ session, onDone, onClose }: EndOwnSessionsProps) {
  const intl = useIntl();
  const { api } = useServices();
  const isOne = session !== 'others';
  const { run, isRunning, errorMessage, fieldErrors } = useFormCall(
    isOne ? 'routes.account.Sessions.endFailed' : 'routes.account.Sessions.othersFailed',
  );
  const [currentPassword, setCurrentPassword] = useState('');
  const say = (
    id: 'end' | 'endTitle' | 'ended' | 'endOthers' | 'othersTitle' | 'othersBody' | 'othersEnded' | 'password',
  ) => intl.formatMessage({ id: `routes.account.Sessions.${id}` });

  const end = async () => {
    const body = { currentPassword, ...(isOne && { id: session.id }) };
    await run(api.POST('/api/Account/sessions/end', { body }), () => {
      onClose();
      showSuccessToast(say(isOne ? 'ended' : 'othersEnded'));
      onDone();
    });
  };

  return (
    <FormDialog
      title={say(isOne ? 'endTitle' : 'othersTitle')}
      size="small"
      saveLabel={say(isOne ? 'end' : 'endOthers')}
      saveTone="danger"
      isRunning={isRunning}
      isSaveDisabled={currentPassword === ''}
      errorMessage={errorMessage}
      onSave={() => void end()}
      onClose={onClose}
    >
      <p>
        {isOne
          ? intl.formatMessage(
              { id: 'routes.account.Sessions.endBody' },
              { device: deviceText(intl, session), time: momentText(intl, session.startedAt) },
            )
          : say('othersBody')}
      </p>
      <PasswordField
        // A dialog must focus an element; this is its only field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={say('password')}
        name="currentPassword"
        autoComplete="current-password"
        maxLength={128}
        value={currentPassword}
        onChange={setCurrentPassword}
        errorMessage={fieldErrors['currentPassword']}
      />
    </FormDialog>
  );
}
