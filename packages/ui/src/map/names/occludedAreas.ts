import type { Area } from './placeNames.ts';
import * as styles from '../StationMap/StationMap.css.ts';

const covers = [`.${styles.note}`, `.${styles.card}`, `.${styles.scaleBar}`, '.maplibregl-ctrl-attrib'].join();

/** What of a map lies under notes, card, scale and attribution. Its buttons have a strip of their own. */
export function occludedAreasIn(container: HTMLElement): Area[] {
  const frame = container.closest(`.${styles.frame}`) ?? container;
  return Array.from(frame.querySelectorAll(covers), (element) => areaIn(container, element));
}

/** What an element covers, in pixels of the map. */
export function areaIn(container: HTMLElement, element: Element): Area {
  const { left, top } = container.getBoundingClientRect();
  const edges = element.getBoundingClientRect();
  return { left: edges.left - left, top: edges.top - top, right: edges.right - left, bottom: edges.bottom - top };
}
