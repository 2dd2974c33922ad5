import {
  Component,
  type ComponentProps,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  startTransition,
} from 'react';
import { noteError } from '../caughtErrors.ts';
import { DialogFailure, PartFailure } from './PartFailure.tsx';
import { withReloadOnStaleBuild } from './withReloadOnStaleBuild.ts';

/** As `lazy` of React has it. */
type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];
type LoadCode<Code> = () => Promise<{ default: Code }>;

interface FailureProps<Props> {
  error: unknown;
  /** Loads the part again. Resolves when it is shown. */
  retry: () => Promise<void>;
  part: Props;
}

/** Render the parts again that have failed. */
const attempts = new Set<() => void>();

interface BoundaryProps {
  renderPart: () => ReactNode;
  renderFailure: (error: unknown) => ReactNode;
  /** Called before the next attempt. */
  onAttempt: () => void;
}

interface BoundaryState {
  failure?: { error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError = (error: unknown): BoundaryState => ({ failure: { error } });

  attempt = () => {
    this.props.onAttempt();
    // The message stays until the part is there.
    startTransition(() => this.setState({ failure: undefined }));
  };

  override componentDidCatch(error: unknown) {
    noteError(error);
    attempts.add(this.attempt);
  }

  override componentWillUnmount() {
    if (attempts.delete(this.attempt)) this.props.onAttempt();
  }

  override render() {
    const { failure } = this.state;
    const { renderPart, renderFailure } = this.props;
    return failure ? renderFailure(failure.error) : renderPart();
  }
}

function lazyWith<Code extends AnyComponent, Needed = unknown>(
  load: LoadCode<Code>,
  Failure: ComponentType<FailureProps<Needed>>,
): ComponentType<ComponentProps<Code> & Needed> {
  const loadCode = withReloadOnStaleBuild(load);
  let hasFailed = false;
  const start = () =>
    lazy(() =>
      loadCode().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    );
  let Shown = start();
  // React remembers a failure: the next attempt needs a new component.
  const renew = () => {
    if (hasFailed) Shown = start();
    hasFailed = false;
  };
  const retry = async () => {
    await loadCode();
    // Where the code of one part comes, that of the others may come, too.
    for (const attempt of attempts) attempt();
    attempts.clear();
  };
  return function Part(props) {
    return (
      <Boundary
        renderPart={() => createElement(Shown, props)}
        renderFailure={(error) => <Failure error={error} retry={retry} part={props} />}
        onAttempt={renew}
      />
    );
  };
}

/**
 * A part of a screen whose code is loaded with its first use. If it fails, the rest of the screen stays; a message with a
 * button replaces the part.
 *
 * @param place class of the place of the message, where the part is partly covered
 */
export const lazyPart = <Code extends AnyComponent>(load: LoadCode<Code>, place?: string) =>
  lazyWith(load, (failure) => (
    <div className={place}>
      <PartFailure {...failure} />
    </div>
  ));

/** The same for a part that the screen can do without. If it fails, it is missing. */
export const lazyExtra = <Code extends AnyComponent>(load: LoadCode<Code>) => lazyWith(load, () => null);

/** The same for a dialog. If it fails, a toast gives the reason, and the dialog is closed. */
export const lazyDialog = <Code extends AnyComponent>(load: LoadCode<Code>) =>
  lazyWith<Code, { onClose: () => void }>(load, ({ error, part }) => (
    <DialogFailure error={error} onClose={part.onClose} />
  ));
