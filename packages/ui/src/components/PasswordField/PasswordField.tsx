import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, TextField } from 'react-aria-components/TextField';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from './PasswordField.messages.ts';

export type { FieldProps } from '../Field/Field.tsx';

export interface PasswordFieldProps extends FieldProps {
  /** Tells a password manager which one to offer. */
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
}

/** Can be shown; paste and password managers work. */
export function PasswordField({ label, description, errorMessage, placeholder, ref, ...rest }: PasswordFieldProps) {
  const intl = useUiIntl();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={rest.isRequired}>
        <Group className={`${field.box} ${field.boxSize.medium}`}>
          <Input
            ref={ref ?? null}
            className={field.input}
            autoCapitalize="none"
            autoCorrect="off"
            {...(placeholder && { placeholder })}
          />
          <span className={field.trailing}>
            <IconButton
              size="small"
              label={intl.formatMessage(isShown ? messages.hide : messages.show)}
              icon={isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
              onPress={() => setShown(!isShown)}
            />
          </span>
        </Group>
      </FieldFrame>
    </TextField>
  );
}
