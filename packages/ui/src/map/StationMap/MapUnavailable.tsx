import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../components/ErrorFallback/ErrorFallback.messages.ts';
import { useFocusPassedOn } from '../../components/PassFocusOn/useFocusPassedOn.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import * as styles from './StationMap.css.ts';

interface MapUnavailableProps {
  /** Why there is no map, and what to use instead. */
  text: string;
  /** Missing where a further attempt cannot succeed. */
  onRetry?: (() => void) | undefined;
}

/** Replaces a map or a plan that cannot be drawn. */
export function MapUnavailable({ text, onRetry }: MapUnavailableProps) {
  const intl = useUiIntl();
  const ref = useFocusPassedOn<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.message} data-state="unavailable">
      <output>{text}</output>
      {onRetry && (
        <Button size="small" onPress={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      )}
    </div>
  );
}
