import type { ReactNode } from 'react';
import type { MapInset } from '../camera/mapView.ts';
import type { MarkedStation } from '../StationMap/stations.ts';

/**
 * Fractions of the width and the height of the picture, from its upper left corner: `[0.5, 0.5]` is its middle. They
 * still hold when the picture is replaced by one of another resolution.
 */
export type PlanPosition = readonly [x: number, y: number];

export interface PlanStation extends MarkedStation {
  /** Null if the station has no position on the plan yet: it is only in the list. */
  position: PlanPosition | null;
}

export interface PlanPicture {
  /** PNG, JPEG, WebP or SVG; from another origin only with CORS headers. */
  url: string;
  /** Pixels. Only their ratio matters for an SVG. */
  width: number;
  height: number;
  /** Says what the plan shows, and where: "Kiln in the middle, quarry in the north, quay along the river". */
  alt: string;
}

export interface SitePlanProps {
  /** Accessible name of the plan. */
  label: string;
  picture: PlanPicture;
  stations: readonly PlanStation[];
  selectedId?: string | null;
  /** Id of the station hovered outside the plan, in the list. */
  hoveredId?: string | null;
  /** Called with null when the user presses the plan beside a mark, or Escape. */
  onSelect: (id: string | null) => void;
  onHover?: (id: string | null) => void;
  /** Area covered by panels: the picture is fitted into the rest. */
  inset?: MapInset;
  /**
   * True for a plan inside a page that scrolls: one finger and the wheel scroll the page, two fingers and the wheel with
   * Ctrl or ⌘ move the plan. In full screen mode of the plan, all of them move it.
   */
  isInScrollingPage?: boolean;
  /** Details of the selected station: in the lower left corner, or a bottom sheet on a narrow plan. */
  card?: ReactNode;
  /** The user has moved the selected station, by dragging its mark or by Shift and an arrow key. */
  onMove?: (id: string, position: PlanPosition) => void;
  /** The user has pressed the plan beside a mark. Replaces `onSelect` with null. */
  onPlace?: (position: PlanPosition) => void;
}
