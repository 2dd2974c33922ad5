import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input, TextField } from 'react-aria-components/TextField';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps } from '../Field/Field.tsx';
import * as iconButton from '../IconButton/IconButton.css.ts';
import { messages } from './PasswordField.messages.ts';

export type { FieldProps } from '../Field/Field.tsx';

export interface PasswordFieldProps extends FieldProps {
  /** Determines the password that a password manager offers. */
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
}

/** The password can be revealed; paste and password managers work. */
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
            {/* Not an `IconButton`: its tooltip would triple the size of the login page. */}
            <Button
              aria-label={intl.formatMessage(isShown ? messages.hide : messages.show)}
              className={`${iconButton.base} ${iconButton.size.small}`}
              onPress={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
            </Button>
          </span>
        </Group>
      </FieldFrame>
    </TextField>
  );
}
