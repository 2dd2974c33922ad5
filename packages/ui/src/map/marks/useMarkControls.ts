import { useId } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { motionDuration, userInitiated } from '../camera/motionDuration.ts';
import { messages } from '../StationMap/StationMap.messages.ts';
import { isBeyond, nextMark, stepOf } from './keyboardNavigation.ts';
import { type ClusterMark, type Marks, noMarks, pick, type StationMark } from './marks.ts';
import type { MarkScreen, Point } from './markScreen.ts';
import { useMapPointer } from './useMapPointer.ts';
import { useMarkText } from './useMarkText.ts';

interface MarkControls {
  screen: MarkScreen | null | undefined;
  marks: Marks | null;
  /** Marks of all stations, also those that are in clusters or beyond the view. */
  everyMark: () => readonly StationMark[];
  pointedKey: string | null;
  /** Key of a mark that the user can drag. */
  movableKey?: string | null;
  onPoint: (mark: StationMark | ClusterMark | null) => void;
  /** @param point pixels; null if the keyboard presses the mark */
  onPress: (mark: StationMark | ClusterMark | null, point: Point | null) => void;
  /** Called on Escape. Returns true if it closed something; then Escape does nothing else. */
  onClose?: () => boolean;
  /** Says a text to screen readers. */
  announce: (text: string) => void;
  /** Handles other keys first; returns whether it did, and optionally a text that screen readers say. */
  onKey?: (event: KeyboardEvent) => string | boolean;
}

/** Pointer and keyboard on the marks of a map or plan, and what screen readers say about them. Returns the id for the text that explains the keys. */
export function useMarkControls(controls: MarkControls) {
  const { screen, marks, pointedKey, onPoint, onPress, announce } = controls;
  const intl = useUiIntl();
  const { markText } = useMarkText();
  const helpId = useId();

  const at = ({ x, y }: Point) => (screen ? pick(marks ?? noMarks, (place) => screen.project(place), x, y) : null);

  const pressKey = (event: KeyboardEvent) => {
    if (!screen || !marks) return;
    const handled = controls.onKey?.(event) ?? false;
    if (handled !== false) {
      event.preventDefault();
      if (typeof handled === 'string') announce(handled);
      return;
    }
    const focused = [...marks.stations, ...marks.clusters].find((mark) => mark.key === pointedKey);
    const step = stepOf(event.key);
    if (event.key === 'Enter' && focused) {
      onPress(focused, null);
      if ('reference' in focused) announce(intl.formatMessage(messages.opened));
    } else if (event.key === 'Escape') {
      if (controls.onClose?.()) event.stopPropagation();
    } else if (step !== null) {
      event.preventDefault();
      const next = nextMark(marks, controls.everyMark(), screen, pointedKey, step);
      if (next && isBeyond(next, screen)) screen.easeTo({ center: next.place, ...motionDuration() }, userInitiated);
      onPoint(next);
      announce(next ? markText(next) : intl.formatMessage(messages.nothingHere));
    }
  };
  useMapPointer(
    screen,
    {
      move: (point) => {
        const mark = at(point);
        if (screen)
          screen.getCanvas().style.cursor = mark ? (mark.key === controls.movableKey ? 'move' : 'pointer') : '';
        onPoint(mark);
      },
      leave: () => onPoint(null),
      click: (point) => onPress(at(point), point),
      key: pressKey,
    },
    helpId,
  );
  return helpId;
}
