export { SitePlan as default } from '@zrak/ui/SitePlan';
