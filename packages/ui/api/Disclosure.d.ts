import type { ReactNode } from 'react';
import { type DisclosureProps as AriaDisclosureProps } from 'react-aria-components/Disclosure';
export interface DisclosureProps extends Pick<AriaDisclosureProps, 'id' | 'isExpanded' | 'defaultExpanded' | 'onExpandedChange' | 'isDisabled'> {
    title: string;
    /** Level of the title in the page's outline. */
    level?: 2 | 3 | 4;
    children: ReactNode;
}
/** More, for whoever wants it. Searching the page finds what is folded away, and opens it. */
export declare function Disclosure({ title, level, children, ...rest }: DisclosureProps): import("react").JSX.Element;
export interface DisclosureGroupProps {
    /** One closes when another is opened, unless told otherwise. */
    allowsMultipleExpanded?: boolean;
    /** Of those that are open at first. */
    defaultExpandedKeys?: Iterable<string>;
    /** `Disclosure`s, each with an `id`. */
    children: ReactNode;
}
export declare function DisclosureGroup({ allowsMultipleExpanded, defaultExpandedKeys, children, }: DisclosureGroupProps): import("react").JSX.Element;
