/** A place of the bundled map. */
interface Town {
  name: string;
  /** Degrees, WGS 84. */
  longitude: number;
  latitude: number;
  /** Thousands of inhabitants. */
  size: number;
}
/** Names and positions of the places of the bundled map, without the code of the map: for a search field. */
declare function townNames(): Town[];
export { Town, townNames };