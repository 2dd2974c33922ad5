export interface TimeSliderProps {
    label: string;
    /** Steps there are, two at least. */
    count: number;
    /** The step that is shown, from 0. */
    value: number;
    /** That step in words: "Friday 14:00–15:00". */
    valueLabel: string;
    onChange: (value: number) => void;
}
/** Goes through times by hand or by itself; at the end it stops, and from there it begins anew. */
export declare function TimeSlider({ label, count, value, valueLabel, onChange }: TimeSliderProps): import("react").JSX.Element;
