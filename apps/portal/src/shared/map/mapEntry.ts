import { trustLibraries } from '../../app/trustedTypes.ts';

trustLibraries();

export { StationMap as default } from '@zrak/ui/map';
