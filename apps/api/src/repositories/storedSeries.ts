/** Properties of a series needed to read and write its measurements. */
export interface StoredSeries {
  id: number;
  locationId: string;
  parameter: string;
  /** Seconds. */
  step: number;
  /** Seconds after its interval at which a value arrives. */
  deliveryDelay: number;
}
