/** Vehicles of one class. */
export interface VehicleClass {
    id: string;
    label: string;
    /** Vehicles in each interval; NaN where they were not counted. */
    values: Float32Array;
}
export interface TrafficStack {
    /** Vehicles, one to a class; 0 where they were not counted. */
    parts: readonly number[];
    /** NaN where one of the classes was not counted. */
    total: number;
}
export interface TrafficVolume {
    /** One to an interval. */
    stacks: readonly TrafficStack[];
    /** Vehicles of each class in all intervals. */
    sums: readonly number[];
    total: number;
    /** Intervals in which all classes were counted. */
    complete: number;
}
/** Vehicles by class and interval. @param count of intervals */
export declare function trafficVolume(classes: readonly VehicleClass[], count: number): TrafficVolume;
