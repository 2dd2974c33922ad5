export interface MapView {
  longitude: number;
  latitude: number;
  zoom: number;
}

/** Pixels at the edges that other elements cover. */
export interface MapInset {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}
