import { type ReactNode, useEffect, useRef } from 'react';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './LoginForm.messages.ts';
import * as styles from './LoginForm.css.ts';

export interface LoginValues {
  username: string;
  password: string;
}

export interface LoginFormProps {
  /** Called once per submission with valid values; its promise keeps the form busy and never rejects. */
  onSubmit: (values: LoginValues) => Promise<void> | void;
  isPending?: boolean;
  /** Why the server refused. The username stays, the password is cleared. */
  errorMessage?: string | undefined;
  defaultUsername?: string;
  forgotPasswordHref?: string;
  /** May carry the address already typed over to the next page. */
  onUsernameChange?: (username: string) => void;
  registerHref?: string;
  /** Under the button: demo accounts, say. */
  hint?: ReactNode;
}

export function LoginForm({
  onSubmit,
  isPending = false,
  errorMessage,
  defaultUsername = '',
  forgotPasswordHref,
  onUsernameChange,
  registerHref,
  hint,
}: LoginFormProps) {
  const intl = useUiIntl();
  // The rules are not needed before somebody has typed, so the form does not wait for them.
  const resolver: Resolver<LoginValues> = async (...input) => {
    const { loginResolver } = await import('./loginResolver.ts');
    return loginResolver(intl)(...input);
  };
  useEffect(() => void import('./loginResolver.ts'), []);
  const { control, handleSubmit, formState, resetField, setFocus, trigger } = useForm<LoginValues>({
    resolver,
    defaultValues: { username: defaultUsername, password: '' },
  });
  const isBusy = isPending || formState.isSubmitting;
  const isSent = useRef(false);

  // The same refusal twice is the same text, so it is the end of waiting that counts, not a change of message.
  useEffect(() => {
    if (isBusy || !errorMessage) return;
    resetField('password');
    setFocus('password');
  }, [isBusy, errorMessage, resetField, setFocus]);

  // Messages already on screen follow a change of language.
  const { isSubmitted } = formState;
  useEffect(() => {
    if (isSubmitted) void trigger();
    // Not on submission itself: that has just validated.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [intl]);

  const submit = handleSubmit(async (values) => {
    // State arrives a render late; a second Enter does not wait for it.
    if (isSent.current || isPending) return;
    isSent.current = true;
    try {
      await onSubmit(values);
    } finally {
      isSent.current = false;
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {errorMessage && !isBusy && <Banner tone="danger">{errorMessage}</Banner>}
      <Controller
        control={control}
        name="username"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            onChange={(value) => {
              field.onChange(value);
              onUsernameChange?.(value);
            }}
            label={intl.formatMessage(messages.username)}
            autoComplete="username"
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={intl.formatMessage(messages.password)}
            autoComplete="current-password"
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      {forgotPasswordHref && (
        <div className={styles.aside}>
          <Link href={forgotPasswordHref}>{intl.formatMessage(messages.forgotPassword)}</Link>
        </div>
      )}
      <Button type="submit" tone="primary" isWide isPending={isBusy}>
        {intl.formatMessage(messages.submit)}
      </Button>
      {hint}
      {registerHref && (
        <p className={styles.foot}>
          {intl.formatMessage(messages.noAccount)}
          <Link href={registerHref}>{intl.formatMessage(messages.register)}</Link>
        </p>
      )}
    </form>
  );
}
