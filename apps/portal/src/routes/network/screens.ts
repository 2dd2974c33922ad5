export * as client from './client/ClientRoute.tsx';
export * as newStation from './station/NewStationRoute.tsx';
export * as start from './NetworkStart.tsx';
export * as texts from './texts/AllClientsTextsRoute.tsx';
export * as station from './station/StationRoute.tsx';
