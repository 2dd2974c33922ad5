import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import {
  Input,
  Label,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import * as field from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { messages } from './SearchField.messages.ts';

export interface SearchFieldProps extends Pick<
  AriaSearchFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onClear' | 'name' | 'isDisabled'
> {
  label: string;
  /** False by default: the magnifier icon and the position are sufficient for sighted users. */
  isLabelVisible?: boolean;
  placeholder?: string;
  size?: 'small' | 'medium';
  ref?: Ref<HTMLInputElement>;
}

/** Escape or the clear button empties it. */
export function SearchField({
  label,
  isLabelVisible = false,
  placeholder,
  size = 'medium',
  ref,
  ...rest
}: SearchFieldProps) {
  const intl = useUiIntl();
  return (
    <AriaSearchField {...rest} className={field.field}>
      {({ isEmpty }) => (
        <>
          <Label className={isLabelVisible ? field.label : hidden}>{label}</Label>
          <Group className={`${field.box} ${field.boxSize[size]}`}>
            <span className={field.leading}>
              <Search size={16} aria-hidden="true" />
            </span>
            <Input
              ref={ref ?? null}
              className={field.input}
              style={size === 'small' ? { height: '30px' } : {}}
              {...(placeholder && { placeholder })}
            />
            {!isEmpty && (
              <span className={field.trailing} style={size === 'small' ? { padding: 0 } : {}}>
                <IconButton
                  size="small"
                  label={intl.formatMessage(messages.clear)}
                  icon={<X size={16} aria-hidden="true" />}
                />
              </span>
            )}
          </Group>
        </>
      )}
    </AriaSearchField>
  );
}
