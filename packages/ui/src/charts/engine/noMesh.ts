/**
 * Replaces `@nivo/voronoi` in builds. nivo finds the point nearest to the pointer with a Voronoi mesh; the cursor of
 * our charts searches the arrays instead (`isInteractive` is false), so the mesh and `d3-delaunay` would be unused code.
 */
export const useVoronoiMesh = () => ({ delaunay: undefined, voronoi: undefined });
export const Mesh = () => null;
export const renderVoronoiToCanvas = () => {};
export const renderVoronoiCellToCanvas = () => {};
