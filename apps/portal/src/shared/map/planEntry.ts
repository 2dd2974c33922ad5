import { trustLibraries } from '../../app/trustedTypes.ts';

trustLibraries();

export { SitePlan as default } from '@zrak/ui/SitePlan';
