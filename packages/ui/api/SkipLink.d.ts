export interface SkipLinkProps {
    /** Id of the element that takes the focus; it needs `tabIndex={-1}`. */
    targetId: string;
    label?: string;
}
/** Seen only while it has the focus. Moves the focus itself: a router would take the `#` for a navigation. */
export declare function SkipLink({ targetId, label }: SkipLinkProps): import("react").JSX.Element;
