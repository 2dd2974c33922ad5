import { ReactNode, Ref } from "react";
type ErrorKind = 'notFound' | 'server' | 'denied' | 'client';
interface ErrorPageProps {
  kind: ErrorKind;
  /** Shown above the heading, for error reports: "404". */
  code?: string | undefined;
  heading: string;
  lines?: readonly ReactNode[] | undefined;
  action?: ReactNode | undefined;
  /** Ref of the `h1`. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}
/** Cause, possible actions, and a decorative picture. */
declare function ErrorPage({
  kind,
  code,
  heading,
  lines,
  action,
  ref
}: ErrorPageProps): import("react").JSX.Element;
export { type ErrorKind, ErrorPage, ErrorPageProps };