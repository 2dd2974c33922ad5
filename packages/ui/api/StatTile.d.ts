import type { ReactNode } from 'react';
export interface StatTileProps {
    /** What is measured: "PM10". */
    label: ReactNode;
    /** Already formatted for the reader; `null` where there is none. */
    value: string | null;
    /** Set with its superscripts: "µg/m³". */
    unit?: string;
    /** Interval and time of the value, as text: "1 h mean, 14:00". */
    time?: ReactNode;
    /** Stands at the upper right: a `WarningMark`, a `Badge`. */
    mark?: ReactNode;
    /** Under the figure: a `Sparkline` of how it came about. */
    trend?: ReactNode;
    /** Makes the tile a toggle button. */
    onPress?: () => void;
    isSelected?: boolean;
}
/** One figure, large, with all that is needed to read it. */
export declare function StatTile({ label, value, unit, time, mark, trend, onPress, isSelected }: StatTileProps): import("react").JSX.Element;
