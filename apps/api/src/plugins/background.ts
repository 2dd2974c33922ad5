import { BackgroundWork } from '../backgroundWork.ts';
import { servicePlugin } from './servicePlugin.ts';

/** Stops when all started work has ended, so it is registered after the plugins that this work uses. */
export const background = servicePlugin('background', ['repositories', 'mail', 'audit'], ({ onStop, onError }) => {
  const work = new BackgroundWork(onError);
  onStop(() => work.idle());
  return { background: work };
});
