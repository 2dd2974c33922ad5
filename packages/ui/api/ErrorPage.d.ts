import { type ReactNode, type Ref } from 'react';
import type { ErrorKind } from './types/components/ErrorPage/ErrorArt.js';
export type { ErrorKind } from './types/components/ErrorPage/ErrorArt.js';
export interface ErrorPageProps {
    kind: ErrorKind;
    /** Shown above the heading, for error reports: "404". */
    code?: string;
    heading: string;
    lines?: readonly ReactNode[];
    action?: ReactNode;
    /** Ref of the `h1`. */
    ref?: Ref<HTMLHeadingElement>;
}
/** Cause, possible actions, and a decorative picture. */
export declare function ErrorPage({ kind, code, heading, lines, action, ref }: ErrorPageProps): import("react").JSX.Element;
