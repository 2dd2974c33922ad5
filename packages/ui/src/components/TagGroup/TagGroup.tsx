import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { Button, Label, Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useFirstRows } from '../../theme/useFirstRows.ts';
import * as field from '../Field/Field.css.ts';
import { useHiddenEdges } from '../parts/useHiddenEdges.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { messages } from './TagGroup.messages.ts';
import * as styles from './TagGroup.css.ts';

export interface TagItem {
  id: string;
  label: string;
  /** Shown instead of the label, which is still read: a `Formula`. */
  content?: ReactNode;
  /** A `Swatch` or a `WarningMark`. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface TagGroupProps {
  label: string;
  isLabelVisible?: boolean;
  items: readonly TagItem[];
  /** `row`: one row that scrolls sideways where it is too long; its edges show that. */
  layout?: 'wrap' | 'row';
  /** Adds a remove button to each tag and enables the Delete key. */
  onRemove?: (id: string) => void;
  /** Shown instead of tags. */
  emptyContent?: ReactNode;
}

/** Selected items, one or two words each. For a single item that cannot be removed use `Badge`. */
export function TagGroup({
  label,
  isLabelVisible = true,
  items,
  layout = 'wrap',
  onRemove,
  emptyContent,
}: TagGroupProps) {
  const intl = useUiIntl();
  const shown = useFirstRows(items);
  const list = useRef<HTMLDivElement>(null);
  useHiddenEdges(list);
  return (
    <AriaTagGroup
      className={field.field}
      disabledKeys={shown.filter((item) => item.isDisabled).map(({ id }) => id)}
      {...(onRemove && { onRemove: (ids) => ids.forEach((id) => onRemove(String(id))) })}
    >
      <Label className={isLabelVisible ? field.label : hidden}>{label}</Label>
      <TagList
        ref={list}
        items={shown}
        dependencies={[onRemove]}
        className={styles.list[layout]}
        renderEmptyState={() => (
          <span className={styles.empty}>{emptyContent ?? intl.formatMessage(messages.empty)}</span>
        )}
      >
        {(item) => (
          <Tag id={item.id} textValue={item.label} className={styles.tag}>
            {({ allowsRemoving }) => (
              <>
                {item.icon}
                <span className={styles.text}>{item.content ?? item.label}</span>
                {allowsRemoving && (
                  <Button slot="remove" className={styles.remove}>
                    <X size={14} aria-hidden="true" />
                  </Button>
                )}
              </>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}
