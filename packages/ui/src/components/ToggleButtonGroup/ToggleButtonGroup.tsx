import { type ComponentProps, type ReactNode, useId } from 'react';
import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import * as field from '../Field/Field.css.ts';
import { Tooltip, TooltipTrigger } from '../Tooltip/Tooltip.tsx';
import * as styles from './ToggleButtonGroup.css.ts';

export interface ToggleButtonItem<Id extends string> {
  id: Id;
  label: string;
  /** 16 px beside a label, 20 px alone; hidden from assistive technology. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface ToggleButtonGroupProps<Id extends string> {
  label: string;
  isLabelVisible?: boolean | undefined;
  items: readonly ToggleButtonItem<Id>[];
  /** Ids of the pressed buttons. */
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  /** `single` releases the other button when one is pressed. */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** Keeps the last pressed button pressed. */
  isRequired?: boolean | undefined;
  /** Shows the icons alone; the labels become names and tooltips. */
  isIconOnly?: boolean | undefined;
  orientation?: 'horizontal' | 'vertical' | undefined;
  size?: 'small' | 'medium' | undefined;
  isDisabled?: boolean | undefined;
}

/** Settings that are on or off independently of each other. For exactly one of several use `SegmentedControl`. */
export function ToggleButtonGroup<Id extends string>({
  label,
  isLabelVisible = false,
  items,
  value,
  onChange,
  selectionMode = 'multiple',
  isRequired = false,
  isIconOnly = false,
  orientation = 'horizontal',
  size = 'medium',
  isDisabled = false,
}: ToggleButtonGroupProps<Id>) {
  const labelId = useId();
  return (
    <div className={styles.frame}>
      {isLabelVisible && (
        <span id={labelId} className={field.label}>
          {label}
        </span>
      )}
      <AriaToggleButtonGroup
        {...(isLabelVisible ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
        orientation={orientation}
        selectionMode={selectionMode}
        selectedKeys={value}
        disallowEmptySelection={isRequired}
        onSelectionChange={(keys) => onChange(items.flatMap(({ id }) => (keys.has(id) ? [id] : [])))}
        isDisabled={isDisabled}
        className={styles.group}
        render={asGroup}
      >
        {items.map((item) => (
          <Toggle key={item.id} item={item} size={size} isIconOnly={isIconOnly} />
        ))}
      </AriaToggleButtonGroup>
    </div>
  );
}

/** In a toolbar the role is `group`, for which ARIA has no orientation. */
function asGroup({ 'aria-orientation': orientation, ...props }: ComponentProps<'div'>) {
  return <div {...props} {...(props.role !== 'group' && { 'aria-orientation': orientation })} />;
}

interface ToggleProps {
  item: ToggleButtonItem<string>;
  size: 'small' | 'medium';
  isIconOnly: boolean;
}

function Toggle({ item: { id, label, icon, isDisabled = false }, size, isIconOnly }: ToggleProps) {
  const base = `${styles.button} ${styles.size[size]}`;
  const hiddenIcon = icon && (
    <span aria-hidden="true" style={{ display: 'inline-flex' }}>
      {icon}
    </span>
  );
  if (!isIconOnly) {
    return (
      <ToggleButton id={id} isDisabled={isDisabled} className={base}>
        {hiddenIcon}
        {label}
      </ToggleButton>
    );
  }
  return (
    <TooltipTrigger>
      <ToggleButton id={id} isDisabled={isDisabled} aria-label={label} className={`${base} ${styles.iconOnly}`}>
        {hiddenIcon}
      </ToggleButton>
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  );
}
