import { ReactNode } from "react";
interface EmptyStateProps {
  /** Names the missing content in a sentence. */
  title: string;
  /** Possible action of the user. */
  description?: ReactNode | undefined;
  action?: ReactNode | undefined;
  /** Decorative; understanding must not depend on it. */
  illustration?: ReactNode | undefined;
}
/** For views without content: visibly different from an error. */
declare function EmptyState({
  title,
  description,
  action,
  illustration
}: EmptyStateProps): import("react").JSX.Element;
export { EmptyState, EmptyStateProps };