export * as client from './client/ClientRoute.tsx';
export * as newStation from './station/NewStationRoute.tsx';
export * as start from './NetworkStart.tsx';
export * as station from './station/StationRoute.tsx';
