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

const counted = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? 0 : value);
const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

/** Vehicles by class and interval. @param count of intervals */
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
