import type { WorkerGlobalScopeInterface } from 'maplibre-gl';
import { ground } from './ground.ts';
import { groundScheme } from './groundUrl.ts';

// Runs in MapLibre's workers (`importScriptInWorkers`): the page neither decodes the ground nor copies it to a worker.

const scope = self as unknown as WorkerGlobalScopeInterface;
scope.addProtocol(groundScheme, async () => ({ data: forWorkerOnly(ground()) }));

/** The worker copies what it has loaded to the page, which needs none of it; it leaves out what is not enumerable. */
const forWorkerOnly = ({ type, features }: GeoJSON.FeatureCollection): GeoJSON.FeatureCollection =>
  Object.defineProperty({ type, features }, 'features', { enumerable: false });
