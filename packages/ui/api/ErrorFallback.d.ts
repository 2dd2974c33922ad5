import { Component, type ReactNode } from 'react';
export interface ErrorFallbackProps {
    /** "Something went wrong" when left out. */
    heading?: string;
    /** What happened, or what to do. */
    children?: ReactNode;
    onRetry?: () => void;
}
/** Stands where a part of a page should be. A whole page that broke is an `ErrorPage`. */
export declare function ErrorFallback({ heading, children, onRetry }: ErrorFallbackProps): import("react").JSX.Element;
export interface ErrorBoundaryProps {
    /** Another value is another try: what the part shows, say. */
    resetKey?: string | number;
    /** Before the part is tried again: fetch anew, say. */
    onRetry?: () => void;
    /** For a log. */
    onError?: (error: unknown) => void;
    children: ReactNode;
}
interface ErrorBoundaryState {
    hasFailed: boolean;
    resetKey: string | number | undefined;
}
/** Keeps what breaks in one part of a page from taking the rest along. */
export declare class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
    state: ErrorBoundaryState;
    static getDerivedStateFromError(): Partial<ErrorBoundaryState>;
    static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState): {
        hasFailed: boolean;
        resetKey: string | number | undefined;
    } | null;
    componentDidCatch(error: unknown): void;
    retry: () => void;
    render(): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null | undefined;
}
export {};
