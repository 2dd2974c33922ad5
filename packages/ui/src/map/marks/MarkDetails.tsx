import type { ReactNode } from 'react';
import { PassFocusOn } from '../../components/PassFocusOn/PassFocusOn.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from '../StationMap/StationMap.css.ts';
import type { Marks } from './marks.ts';
import type { MarkScreen } from './markScreen.ts';
import { MarkTooltip } from './MarkTooltip.tsx';

interface MarkDetailsProps {
  screen: MarkScreen;
  marks: Marks | null;
  selectedId: string | null;
  /** Key of the hovered or focused mark. */
  pointedKey: string | null;
  /** Null if no station is selected. */
  card: ReactNode;
  helpId: string;
  /** Explains the keys. */
  help: string;
  announcement: string;
}

const mapAround = (element: HTMLElement) =>
  element.closest('[data-state]')?.querySelector<HTMLElement>('[role="application"], canvas[tabindex="0"]');

/** Elements over the marks: tooltip, card of the selected station, and the texts for screen readers. */
export function MarkDetails(props: MarkDetailsProps) {
  const { marks, pointedKey: key, card } = props;
  const pointed = key === props.selectedId ? undefined : marks?.stations.find((mark) => mark.key === key);
  const tip = pointed ?? marks?.clusters.find((mark) => mark.key === key);
  return (
    <>
      {tip && <MarkTooltip screen={props.screen} mark={tip} />}
      {card && (
        <div className={styles.card}>
          <PassFocusOn to={mapAround}>{card}</PassFocusOn>
        </div>
      )}
      <VisuallyHidden>
        <span id={props.helpId}>{props.help}</span>
        <span role="status">{props.announcement}</span>
      </VisuallyHidden>
    </>
  );
}
