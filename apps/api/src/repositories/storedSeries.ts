/** What readers and writers of measurements have to know about a series. */
export interface StoredSeries {
  id: number;
  locationId: string;
  parameter: string;
  /** Seconds. */
  step: number;
  /** Seconds after its interval at which a value arrives. */
  deliveryDelay: number;
}
