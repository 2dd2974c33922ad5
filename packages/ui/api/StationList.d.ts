import { type ReactNode } from 'react';
import type { StationLevel } from './stationLevels.js';
export interface StationListItem {
    id: string;
    name: string;
    level: StationLevel;
    /** The level in words of its own; there is a word for every level. */
    levelLabel?: string;
    /** Value with unit, and time if it matters: "52,4 µg/m³". */
    valueLabel?: string;
    /** Beside the name: how far it is. */
    noteLabel?: string;
    /** The station's own page. */
    href?: string;
}
export interface StationListProps {
    label: string;
    stations: readonly StationListItem[];
    selectedId?: string | null;
    /** Pointed at on the map. */
    hoveredId?: string | null;
    /** Null when the selected one is pressed again. */
    onSelect: (id: string | null) => void;
    onHover?: (id: string | null) => void;
    emptyContent?: ReactNode;
}
/** The map in words: the same stations, the same actions, none of its code. */
export declare function StationList({ label, stations, selectedId, hoveredId, onSelect, onHover, emptyContent, }: StationListProps): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined>;
