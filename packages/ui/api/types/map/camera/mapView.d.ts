export interface MapView {
    longitude: number;
    latitude: number;
    zoom: number;
}
/** Pixels at the edges that something else covers. */
export interface MapInset {
    top?: number;
    right?: number;
    bottom?: number;
    left?: number;
}
