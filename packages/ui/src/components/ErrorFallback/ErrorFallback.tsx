import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Component, type ReactNode } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { messages } from './ErrorFallback.messages.ts';
import { useFocusPassedOn } from '../PassFocusOn/useFocusPassedOn.ts';
import * as styles from './ErrorFallback.css.ts';

export interface ErrorFallbackProps {
  /** By default "Something went wrong". */
  heading?: string;
  /** Cause, or a possible action. */
  children?: ReactNode;
  onRetry?: () => void;
}

/** Replaces a part of a page. For a whole page use `ErrorPage`. */
export function ErrorFallback({ heading, children, onRetry }: ErrorFallbackProps) {
  const intl = useUiIntl();
  const ref = useFocusPassedOn<HTMLDivElement>();
  return (
    <div ref={ref} role="alert" className={styles.fallback}>
      <TriangleAlert size={28} aria-hidden="true" className={styles.icon} />
      <p className={styles.heading}>{heading ?? intl.formatMessage(messages.heading)}</p>
      {children && <div className={styles.text}>{children}</div>}
      {onRetry && <Button onPress={onRetry}>{intl.formatMessage(messages.retry)}</Button>}
    </div>
  );
}

export interface ErrorBoundaryProps {
  /** Renders the children again when it changes, for example the id of the content. */
  resetKey?: string | number;
  /** Called before the children are rendered again, for example to reload data. */
  onRetry?: () => void;
  /** Called with the error, for logging. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | number | undefined;
}

/** Limits an error in one part of a page to that part. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? <ErrorFallback onRetry={this.retry} /> : this.props.children;
  }
}
