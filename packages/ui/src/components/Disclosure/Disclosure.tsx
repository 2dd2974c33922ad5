import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  type DisclosureProps as AriaDisclosureProps,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Pick<
  AriaDisclosureProps,
  'id' | 'isExpanded' | 'defaultExpanded' | 'onExpandedChange' | 'isDisabled'
> {
  title: string;
  /** Level of the title in the outline of the page. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** Optional content that can be expanded. The browser's search finds collapsed text and expands it. */
export function Disclosure({ title, level = 3, children, ...rest }: DisclosureProps) {
  return (
    <AriaDisclosure {...rest} className={styles.disclosure}>
      <Heading level={level}>
        <Button slot="trigger" className={styles.trigger}>
          <ChevronRight size={16} aria-hidden="true" className={styles.chevron} />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}

export interface DisclosureGroupProps {
  /** By default, opening one closes the others. */
  allowsMultipleExpanded?: boolean;
  /** Ids of the items that are open at first. */
  defaultExpandedKeys?: Iterable<string>;
  /** `Disclosure`s, each with an `id`. */
  children: ReactNode;
}

export function DisclosureGroup({
  allowsMultipleExpanded = false,
  defaultExpandedKeys = [],
  children,
}: DisclosureGroupProps) {
  return (
    <AriaDisclosureGroup allowsMultipleExpanded={allowsMultipleExpanded} defaultExpandedKeys={defaultExpandedKeys}>
      {children}
    </AriaDisclosureGroup>
  );
}
