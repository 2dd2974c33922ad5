import { Component, ReactNode } from "react";
interface ErrorFallbackProps {
  /** By default "Something went wrong". */
  heading?: string | undefined;
  /** Cause, or a possible action. */
  children?: ReactNode | undefined;
  onRetry?: (() => void) | undefined;
}
/** Replaces a part of a page. For a whole page use `ErrorPage`. */
declare function ErrorFallback({
  heading,
  children,
  onRetry
}: ErrorFallbackProps): import("react").JSX.Element;
interface ErrorBoundaryProps {
  /** Renders the children again when it changes, for example the id of the content. */
  resetKey?: string | number | undefined;
  /** Called before the children are rendered again, for example to reload data. */
  onRetry?: (() => void) | undefined;
  /** Called with the error, for logging. */
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}
interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | number | undefined;
}
/** Limits an error in one part of a page to that part. */
declare class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  state: ErrorBoundaryState;
  static getDerivedStateFromError(): Partial<ErrorBoundaryState>;
  static getDerivedStateFromProps({
    resetKey
  }: ErrorBoundaryProps, state: ErrorBoundaryState): {
    hasFailed: boolean;
    resetKey: string | number | undefined;
  } | null;
  componentDidCatch(error: unknown): void;
  retry: () => void;
  render(): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null | undefined;
}
export { ErrorBoundary, ErrorBoundaryProps, ErrorFallback, ErrorFallbackProps };