import type { ReactNode } from 'react';
export interface EmptyStateProps {
    /** What is not there, in a sentence. */
    title: string;
    /** What one can do about it. */
    description?: ReactNode;
    action?: ReactNode;
    /** Decoration; it must not be needed to understand. */
    illustration?: ReactNode;
}
/** Nothing to show, and nothing wrong: visibly not an error. */
export declare function EmptyState({ title, description, action, illustration }: EmptyStateProps): import("react").JSX.Element;
