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

const counted = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? 0 : value);
const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

/**
 * Stacks vehicles by class and interval.
 * @param count number of intervals
 */
export function trafficVolume(classes: readonly VehicleClass[], count: number): TrafficVolume {
  const stacks = Array.from({ length: count }, (_, index): TrafficStack => {
    const parts = classes.map(({ values }) => values[index] ?? NaN);
    return { parts: parts.map(counted), total: sum(parts) };
  });
  const sums = classes.map((_, row) => sum(stacks.map(({ parts }) => parts[row] ?? 0)));
  return {
    stacks,
    sums,
    total: sum(sums),
    complete: stacks.filter(({ total }) => !Number.isNaN(total)).length,
  };
}
