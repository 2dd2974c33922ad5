import type { Area } from './placeNames.ts';
import * as styles from '../StationMap/StationMap.css.ts';

const covers = [`.${styles.note}`, `.${styles.card}`, `.${styles.scaleBar}`, '.maplibregl-ctrl-attrib'].join();

/** Areas of the map covered by notes, card, scale and attribution. The buttons have a separate strip. */
export function occludedAreasIn(container: HTMLElement): Area[] {
  const frame = container.closest(`.${styles.frame}`) ?? container;
  return Array.from(frame.querySelectorAll(covers), (element) => areaIn(container, element));
}

/** Area covered by an element, in pixels of the map. */
export function areaIn(container: HTMLElement, element: Element): Area {
  const { left, top } = container.getBoundingClientRect();
  const edges = element.getBoundingClientRect();
  return { left: edges.left - left, top: edges.top - top, right: edges.right - left, bottom: edges.bottom - top };
}
