import { type ReactNode, type Ref } from 'react';
import type { ErrorKind } from './types/components/ErrorPage/ErrorArt.js';
export type { ErrorKind } from './types/components/ErrorPage/ErrorArt.js';
export interface ErrorPageProps {
    kind: ErrorKind;
    /** Above the heading, for whoever reports it: "404". */
    code?: string;
    heading: string;
    lines?: readonly ReactNode[];
    action?: ReactNode;
    /** Of the `h1`. */
    ref?: Ref<HTMLHeadingElement>;
}
/** What happened, what one can do, and a picture that needs no words. */
export declare function ErrorPage({ kind, code, heading, lines, action, ref }: ErrorPageProps): import("react").JSX.Element;
