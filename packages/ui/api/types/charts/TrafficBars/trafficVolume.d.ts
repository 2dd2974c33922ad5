/** Vehicles of one class. */
export interface VehicleClass {
    id: string;
    label: string;
    /** Vehicles in each interval; NaN if they were not counted. */
    values: Float32Array;
}
export interface TrafficStack {
    /** Vehicles of each class; 0 if they were not counted. */
    parts: readonly number[];
    /** Vehicles of all classes; NaN if one of them was not counted. */
    total: number;
}
export interface TrafficVolume {
    /** One per interval. */
    stacks: readonly TrafficStack[];
    /** Vehicles of each class in all intervals. */
    sums: readonly number[];
    total: number;
    /** Number of intervals in which all classes were counted. */
    complete: number;
}
/**
 * Stacks vehicles by class and interval.
 * @param count number of intervals
 */
export declare function trafficVolume(classes: readonly VehicleClass[], count: number): TrafficVolume;
